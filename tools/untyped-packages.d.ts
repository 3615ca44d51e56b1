declare module "compression" {
  export default function compression(): (
    request: object,
    response: object,
    next: () => void,
  ) => void;
}

declare module "subset-font" {
  type SubsetOptions = {
    targetFormat: "woff2";
    noLayoutClosure: boolean;
    variationAxes: Record<string, number | { min: number; max: number }>;
  };

  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
