/** Where pages of the development server ask what is wrong with the content. */
export const faultsPath = "/___content-faults";
