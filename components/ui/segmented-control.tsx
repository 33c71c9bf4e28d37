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
              className="segment"
            >
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
