/**
 * Other sites learn which site a visitor comes from, never which page or audience. If they learned
 * less, a browser would send `Origin: null` with a signup, and a receiver could not filter by it.
 */
export const referrerPolicy = "strict-origin";
