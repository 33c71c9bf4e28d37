// A component of the browser, so that a page contains neither the sections nor their elements: only their HTML.
"use client";

import { usePathname } from "next/navigation";
import { PageLink } from "@/components/ui/page-link";
import type { NetworkName } from "@/lib/paths";
import { isCurrentPage, isCurrentSection } from "./current-page";
import { HeaderMenu, MenuArrow } from "./menu/header-menu";
import { SITE_SECTIONS, type SiteSection } from "./site-sections";

interface SectionLinksProps {
  readonly network: NetworkName;
}

/** The sections of the explorer as menus, where the header has room for them. */
export function SectionLinks({ network }: SectionLinksProps) {
  const pathname = usePathname();
  return (
    <nav aria-label="Main" className="ms-auto max-lg:hidden">
      <ul className="flex gap-0.5">
        {SITE_SECTIONS.map((section) => (
          <li key={section.name}>
            <HeaderMenu
              label={
                <>
                  {section.name}
                  <MenuArrow />
                </>
              }
              look="text"
              side="start"
              isCurrent={isCurrentSection(section, network, pathname)}
            >
              <LinksOfSection section={section} network={network} pathname={pathname} />
            </HeaderMenu>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same in one list, for phones. */
export function SectionList({ network }: SectionLinksProps) {
  const pathname = usePathname();
  return (
    <ul className="grid grid-cols-2 gap-x-2 gap-y-3">
      {SITE_SECTIONS.map((section) => (
        <li key={section.name}>
          <p className="px-2.5 text-xs text-muted">{section.name}</p>
          <LinksOfSection section={section} network={network} pathname={pathname} />
        </li>
      ))}
    </ul>
  );
}

interface LinksOfSectionProps extends SectionLinksProps {
  readonly section: SiteSection;
  readonly pathname: string;
}

/** The open page's link is marked here, because the frame stays when another page is opened. */
function LinksOfSection({ section: { name, links }, network, pathname }: LinksOfSectionProps) {
  return (
    <ul aria-label={name}>
      {links.map((link) => {
        const href = link.path(network);
        return (
          <li key={link.name}>
            <PageLink
              href={href}
              aria-current={isCurrentPage(href, network, pathname) ? "page" : undefined}
              className="menu-link"
            >
              {link.name}
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}
