interface MeterProps {
  /** From 0 to 1. */
  readonly share: number;
  /** What it measures; the number itself stands beside it. */
  readonly label: string;
}

export function Meter({ share, label }: MeterProps) {
  const percent = Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 10;
  return (
    <span
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="block h-1.5 overflow-hidden rounded-full bg-sunken forced-colors:border"
    >
      <span className="block h-full bg-link forced-colors:bg-[CanvasText]" style={{ width: `${percent}%` }} />
    </span>
  );
}
