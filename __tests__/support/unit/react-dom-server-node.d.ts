/** React's renderer for Node, which jsdom would otherwise replace by the one for browsers; it has no types of its own. */
declare module "react-dom/server.node" {
  export * from "react-dom/server";
}
