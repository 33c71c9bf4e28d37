import { PageLink } from "@/components/ui/page-link";
import type { NetworkName } from "@/lib/paths";
import { isCurrentPage, isCurrentSection } from "./current-page";
import { HeaderMenu, MenuArrow } from "./menu/header-menu";
import { SITE_SECTIONS, type SectionLink, type SiteSection } from "./site-sections";

export interface SectionLinksProps {
  readonly network: NetworkName;
  readonly pathname: string;
}

/** The sections of the explorer as menus, where the header has room for them. */
export function SectionLinks({ network, pathname }: SectionLinksProps) {
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
export function SectionList({ network, pathname }: SectionLinksProps) {
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
}

function LinksOfSection({ section: { name, links }, ...place }: LinksOfSectionProps) {
  return (
    <ul aria-label={name}>
      <MenuItems links={links} {...place} />
    </ul>
  );
}

interface MenuItemsProps extends SectionLinksProps {
  readonly links: readonly SectionLink[];
}

/** Pages in a menu, of which the open one is marked. */
export function MenuItems({ links, network, pathname }: MenuItemsProps) {
  return links.map(({ name, path }) => {
    const href = path(network);
    return (
      <li key={name}>
        <PageLink
          href={href}
          aria-current={isCurrentPage(href, network, pathname) ? "page" : undefined}
          className="menu-link"
        >
          {name}
        </PageLink>
      </li>
    );
  });
}
