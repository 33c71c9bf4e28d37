import { numberText } from "@/lib/text/counted";

const UNITS = ["bytes", "kB", "MB", "GB"] as const;

export function rateText(perSecond: number): string {
  const digits =
    perSecond >= 10 || Number.isInteger(perSecond) ? numberText(Math.floor(perSecond)) : perSecond.toFixed(2);
  return `${digits} ${digits === "1" ? "request" : "requests"}/s`;
}

/** Always with one decimal, cut, not rounded: 99.96 % must not become 100 %. */
export function hitRateText(share: number): string {
  return `${(Math.floor(share * 1_000) / 10).toFixed(1)} %`;
}

export function bytesText(bytes: number): string {
  const step = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1_024)));
  const value = bytes / 1_024 ** step;
  return `${step === 0 ? numberText(value) : value.toFixed(1)} ${UNITS[step] ?? "bytes"}`;
}
