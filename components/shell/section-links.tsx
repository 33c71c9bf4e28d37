"use client";

import { PageLink } from "@/components/ui/page-link";
import { usePathname } from "next/navigation";
import type { NetworkName } from "@/lib/paths";
import { HeaderMenu, MENU_LINK_CLASS, MenuArrow } from "./header-menu";
import { isCurrentPage, isCurrentSection, SITE_SECTIONS, type SiteSection } from "./site-sections";

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
              current={isCurrentSection(section, network, pathname)}
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

function LinksOfSection({ section, network, pathname }: LinksOfSectionProps) {
  return (
    <ul aria-label={section.name}>
      {section.links.map((link) => (
        <li key={link.name}>
          <PageLink
            href={link.path(network)}
            aria-current={isCurrentPage(link, network, pathname) ? "page" : undefined}
            className={MENU_LINK_CLASS}
          >
            {link.name}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
