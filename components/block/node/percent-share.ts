const HUNDREDTHS = 10_000n;

/** How much of the whole a part is, cut to hundredths of a percent so that nothing is more than it is. */
export function shareText(part: bigint, whole: bigint): string {
  if (whole === 0n) return "0 %";
  const hundredths = (part * HUNDREDTHS) / whole;
  const rest = hundredths % 100n;
  return `${hundredths / 100n}${rest === 0n ? "" : `.${String(rest).padStart(2, "0").replace(/0$/, "")}`} %`;
}
