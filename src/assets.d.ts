declare module "*.css";
// Icons are imported one by one: through lucide's index, webpack would read all 2,000.
declare module "lucide/dist/esm/icons/*.mjs" {
  const icon: import("lucide").IconNode;
  export default icon;
}

declare module "@gatsbyjs/reach-router" {
  export const globalHistory: { location: Location };
}
