/** Writes a number without decimals, as 1,000. */
export function whole(value: number): string {
  return Math.round(value).toLocaleString("en");
}

/** Writes bytes in KiB, with one decimal if there are any. */
export function kibibytes(bytes: number): string {
  return bytes === 0 ? "0" : (bytes / 1024).toFixed(1);
}

/** Writes bytes in MiB, or that nobody knows how many they are. */
export function mebibytes(bytes: number | undefined): string {
  return bytes === undefined ? "not measured" : whole(bytes / 1024 ** 2);
}
