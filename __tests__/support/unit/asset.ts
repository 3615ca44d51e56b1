/** What an imported font or style sheet is in a test: an address. */
export default "/asset";
