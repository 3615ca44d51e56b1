/** The willow leaf of the brand; decoration, the name stands beside it. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <path
        fill="var(--action)"
        d="M27 5C14 4 6 10 6 19c0 2 .5 3.700 1.300 5.100C10 17 15 12.500 21 10.500 15.500 14 11.500 19 9.800 26.500c1.600.900 3.400 1.300 5.200 1 8.500-1.200 12-9.500 12-22.500Z"
      />
    </svg>
  );
}
