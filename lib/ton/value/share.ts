/** The largest share that is not all: `shareText` takes what is closer to all for a rounding error. */
const NEARLY_ALL = 1 - 1e-11;

/**
 * From 0 to 1: not cut, so that the shares of all parts add up to 1. Only nothing has a share of 0, and only the whole
 * one of 1. A part can exceed the whole while the index is between two blocks; it counts as all.
 */
export function shareOf(part: bigint, whole: bigint): number | null {
  if (whole <= 0n) return null;
  if (part <= 0n) return 0;
  return part >= whole ? 1 : Math.min(NEARLY_ALL, Number(part) / Number(whole));
}

/** A share from 0 to 1 in percent: "31 %", "1.42 %", "<0.01 %", or with more decimals. Cut, not rounded up to all or down to nothing. */
export function shareText(share: number, decimals?: number): string {
  const percent = share * 100;
  const digits = decimals ?? (percent >= 10 ? 1 : 2);
  const least = Number(`1e-${Math.max(2, digits)}`);
  if (percent > 0 && percent < least) return `<${least} %`;
  const cut = Math.floor(percent * 10 ** digits + 1e-9) / 10 ** digits;
  return `${cut} %`;
}
