declare module "compression";
declare module "subset-font";
