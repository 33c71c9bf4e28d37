import { Section } from "@/components/ui/section";
import { ROLES } from "./examples";

/** Written out, so that the build finds the classes. */
const SWATCHES: Record<(typeof ROLES)[number], string> = {
  surface: "bg-surface",
  raised: "bg-raised",
  line: "bg-line",
  text: "bg-text",
  muted: "bg-muted",
  link: "bg-link",
  positive: "bg-positive",
  warning: "bg-warning",
  negative: "bg-negative",
  highlight: "bg-highlight",
};

const SCALE = ["text-xs", "text-sm", "text-base", "text-xl", "text-3xl"] as const;

export function Tokens() {
  return (
    <Section title="Roles and scale">
      <ul className="flex flex-wrap gap-4">
        {ROLES.map((role) => (
          <li key={role} className="grid gap-1 text-xs text-muted">
            <span className={`block h-10 w-20 rounded border border-line ${SWATCHES[role]}`} />
            {role}
          </li>
        ))}
      </ul>
      <div className="mt-4 grid gap-1">
        {SCALE.map((size) => (
          <p key={size} className={size}>
            1 234 567 blocks <span className="text-muted">{size}</span>
          </p>
        ))}
      </div>
    </Section>
  );
}
