declare module "*.css";
// Icons are imported one by one: by lucide's index, webpack reads 2,000, twice in every build.
declare module "lucide/dist/esm/icons/*.mjs" {
  const icon: import("lucide").IconNode;
  export default icon;
}
