/** Writes a number without decimals, as 1,000. */
export function whole(value: number): string {
  return Math.round(value).toLocaleString("en");
}

/** Writes bytes in KiB, with one decimal. */
export function kibibytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

/** Writes bytes in MiB, or that nobody knows how many they are. */
export function mebibytes(bytes: number | undefined): string {
  return bytes === undefined ? "not measured" : whole(bytes / 1024 ** 2);
}
