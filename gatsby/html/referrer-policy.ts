/**
 * Other sites learn which site a visitor comes from, never which page or audience. Not less,
 * because a browser then sends `Origin: null` with a signup, and a receiver cannot filter by it.
 */
export const referrerPolicy = "strict-origin";
