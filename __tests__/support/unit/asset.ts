/** What an imported style sheet is in a test. */
export default "/asset";
