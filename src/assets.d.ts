declare module "*.woff2" {
  /** Address of the built file. */
  const address: string;
  export default address;
}
declare module "*.css";
declare module "*.gs" {
  /** The text of the file. */
  const text: string;
  export default text;
}
