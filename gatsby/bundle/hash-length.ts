/**
 * Characters of the hash in the name of a script or a style sheet. webpack's own 20 cost every page
 * 50 bytes, because no compression makes a hash shorter.
 */
export const hashLength = 8;
