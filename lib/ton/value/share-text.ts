/** A share from 0 to 1 in percent: "31 %", "1.4 %", "<0.01 %". Cut, not rounded up to all or down to nothing. */
export function shareText(share: number): string {
  const percent = share * 100;
  if (percent > 0 && percent < 0.01) return "<0.01 %";
  const digits = percent >= 10 ? 1 : 2;
  const cut = Math.floor(percent * 10 ** digits + 1e-9) / 10 ** digits;
  return `${cut} %`;
}
