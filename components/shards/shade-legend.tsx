import { numberText } from "@/lib/text/counted";
import { shadeOf } from "./block-shade";

/** Legend for the shades of blocks and the lines between them. */
export function ShadeLegend({ most }: { readonly most: number }) {
  const steps = [...new Set([0, Math.round(most / 10), Math.round(most / 3), most])];
  return (
    <ul aria-label="Legend" className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted">
      <li>Transactions per block</li>
      {steps.map((count) => (
        <li key={count} className="flex items-center gap-1.5">
          <svg width="16" height="12" aria-hidden="true">
            <rect width="16" height="12" rx="2" fillOpacity={shadeOf(count, most)} className="fill-link" />
          </svg>
          {numberText(count)}
        </li>
      ))}
      <li className="flex items-center gap-1.5">
        <svg width="16" height="12" aria-hidden="true">
          <path
            d="M8 12V8C8 4 2 4 2 0M8 8C8 4 14 4 14 0"
            fill="none"
            strokeWidth="2"
            className="stroke-text"
          />
        </svg>
        Split or merge
      </li>
      <li className="flex items-center gap-1.5">
        <svg width="16" height="12" aria-hidden="true">
          <path d="M8 0V12" strokeDasharray="3 2" strokeWidth="2" className="stroke-warning" />
        </svg>
        Not indexed
      </li>
    </ul>
  );
}
