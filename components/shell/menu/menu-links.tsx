"use client";

import { usePathname } from "next/navigation";
import { PageLink } from "@/components/ui/page-link";
import type { NetworkName } from "@/lib/paths";
import { isCurrentPage } from "@/components/shell/current-page";

interface MenuLinksProps {
  readonly network: NetworkName;
  /** The section, for screen readers. */
  readonly title: string;
  /** Rendered here from pairs: as elements of the server they would take three times the room in every page. */
  readonly links: readonly (readonly [name: string, href: string])[];
}

/** The links of a menu, of which the open page's is marked: the frame stays when another page is opened. */
export function MenuLinks({ network, title, links }: MenuLinksProps) {
  const pathname = usePathname();
  return (
    <ul aria-label={title}>
      {links.map(([name, href]) => (
        <li key={name}>
          <PageLink
            href={href}
            aria-current={isCurrentPage(href, network, pathname) ? "page" : undefined}
            className="menu-link"
          >
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
