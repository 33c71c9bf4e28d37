import { PageLink } from "@/components/ui/page-link";
import type { ReactNode } from "react";

interface SegmentedControlProps {
  /** Accessible name of the group: "Direction". */
  readonly label: string;
  readonly options: readonly { readonly href: string; readonly name: ReactNode }[];
  /** `href` of the chosen option. */
  readonly current: string | null;
  /** Whether the page scrolls after a choice. */
  readonly scroll?: boolean;
}

/** One of a few views or filters, each with its own URL. */
export function SegmentedControl({ label, options, current, scroll = false }: SegmentedControlProps) {
  return (
    <nav
      aria-label={label}
      className="max-w-full min-w-0 overflow-x-auto rounded-control [scrollbar-width:none]"
    >
      <ul className="flex w-max rounded-control bg-sunken p-[3px]">
        {options.map(({ href, name }) => (
          <li key={href}>
            <PageLink
              href={href}
              scroll={scroll}
              aria-current={href === current ? "true" : undefined}
              className={SEGMENT_CLASS}
            >
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Also for buttons that look the same: `aria-current`, `aria-pressed` or `aria-selected` marks the chosen one. */
export const SEGMENT_CLASS =
  "block cursor-pointer rounded-[7px] px-2.5 py-[3px] text-sm font-medium whitespace-nowrap text-muted -outline-offset-2 hover:text-text hover:no-underline aria-[current]:bg-raised aria-[current]:text-text aria-[current]:ring-1 aria-[current]:ring-line aria-pressed:bg-raised aria-pressed:text-text aria-pressed:ring-1 aria-pressed:ring-line aria-selected:bg-raised aria-selected:text-text aria-selected:ring-1 aria-selected:ring-line";
