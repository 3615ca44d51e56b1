declare module "*.css";
// An icon alone: with lucide's index, webpack would read 2,000 of them, twice in every build.
declare module "lucide/dist/esm/icons/*.mjs" {
  const icon: import("lucide").IconNode;
  export default icon;
}
