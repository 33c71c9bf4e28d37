import { Section } from "@/components/ui/section";
import { ROLES } from "./gallery-examples";

/** Literal class names, so that the build finds them. */
const SWATCHES: Record<(typeof ROLES)[number], string> = {
  surface: "bg-surface",
  raised: "bg-raised",
  sunken: "bg-sunken",
  line: "bg-line",
  edge: "bg-edge",
  text: "bg-text",
  muted: "bg-muted",
  link: "bg-link",
  "link-soft": "bg-link-soft",
  positive: "bg-positive",
  "positive-soft": "bg-positive-soft",
  warning: "bg-warning",
  "warning-soft": "bg-warning-soft",
  negative: "bg-negative",
  "negative-soft": "bg-negative-soft",
  violet: "bg-violet",
  "violet-soft": "bg-violet-soft",
  highlight: "bg-highlight",
};

const SCALE = ["text-xs", "text-sm", "text-base", "text-xl", "text-2xl", "text-3xl"] as const;

const RADII = {
  "rounded, of controls and panels": "rounded",
  "rounded-lg, of sheets above the page": "rounded-lg",
};

export function Tokens() {
  return (
    <Section title="Roles, scale and corners">
      <ul className="flex flex-wrap gap-4">
        {ROLES.map((role) => (
          <li key={role} className="grid gap-1 text-xs text-muted">
            <span className={`block h-10 w-20 rounded border border-line ${SWATCHES[role]}`} />
            {role}
          </li>
        ))}
      </ul>
      <div className="mt-6 grid gap-2">
        {SCALE.map((size) => (
          <p key={size} className={`${size} flex flex-wrap items-baseline gap-x-4`}>
            <span>1,234,567 blocks, 0O 1lI</span>
            <span className="font-semibold">Masterchain</span>
            <span className="font-mono">EQ8f3a0O1lI_-</span>
            <span className="text-muted">{size}</span>
          </p>
        ))}
      </div>
      <p className="mt-4">Имена в сети бывают и такими</p>
      <ul className="mt-4 flex flex-wrap gap-4 text-xs text-muted">
        {Object.entries(RADII).map(([name, radius]) => (
          <li key={name} className={`border border-line bg-raised px-4 py-3 ${radius}`}>
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
