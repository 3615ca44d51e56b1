/** Where the development server tells its pages what is wrong with the content. */
export const faultsPath = "/___content-faults";
