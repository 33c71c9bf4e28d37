import Link from "next/link";

interface Tab {
  readonly href: string;
  readonly name: string;
  /** Only if it is known without asking for it. */
  readonly count?: number;
}

interface TabsProps {
  /** What the tabs are parts of: "Account". */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The `href` of the tab that is shown. */
  readonly current: string;
}

/** The parts of an entity. Each is a page with an address of its own, so they are links. */
export function Tabs({ label, tabs, current }: TabsProps) {
  return (
    <nav aria-label={label} className="overflow-x-auto border-b border-line print:hidden">
      <ul className="flex gap-1">
        {tabs.map(({ href, name, count }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              aria-current={href === current ? "page" : undefined}
              className="inline-block border-b-2 border-transparent px-3 py-2 whitespace-nowrap text-muted -outline-offset-2 hover:text-text aria-[current]:border-current aria-[current]:font-medium aria-[current]:text-text"
            >
              {name}
              {count !== undefined && <span className="ms-1.5 text-xs text-muted">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
