/** Stands in for code that no page uses (see lean-bundle.ts). */
export {};
