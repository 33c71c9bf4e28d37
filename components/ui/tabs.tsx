import { PageLink } from "@/components/ui/page-link";
import type { ReactNode } from "react";

export interface Tab {
  readonly href: string;
  readonly name: string;
  /** Shown only if known without an extra call. */
  readonly count?: ReactNode;
}

interface TabsProps {
  /** Accessible name of the group: "Account". */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** `href` of the open tab. */
  readonly current: string;
}

/** Tabs of an entity. Each is a page with its own URL, so tabs are links. */
export function Tabs({ label, tabs, current }: TabsProps) {
  return (
    <nav aria-label={label} className="scroll-x border-b border-line print:hidden">
      <ul className="flex w-max gap-1">
        {tabs.map(({ href, name, count }) => (
          <li key={href}>
            <PageLink
              href={href}
              scroll={false}
              aria-current={href === current ? "page" : undefined}
              className="tab"
            >
              {name}
              {count !== undefined && (
                <>
                  {" "}
                  <span className="ms-0.5 text-xs">{count}</span>
                </>
              )}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
