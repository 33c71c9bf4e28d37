const HUNDREDTHS = 10_000n;

/** A share of the validators' weight in percent, cut (not rounded) to two digits, so that it never overstates. */
export function weightShareText(part: bigint, whole: bigint): string {
  if (whole === 0n) return "0 %";
  const hundredths = (part * HUNDREDTHS) / whole;
  const rest = hundredths % 100n;
  return `${hundredths / 100n}${rest === 0n ? "" : `.${String(rest).padStart(2, "0").replace(/0$/, "")}`} %`;
}
