import type { NetworkName } from "@/lib/paths";
import { HeaderMenu, MenuArrow } from "./menu/header-menu";
import { MenuLinks } from "./menu/menu-links";
import { SITE_SECTIONS, type SiteSection } from "./site-sections";

interface SectionLinksProps {
  readonly network: NetworkName;
}

/** The sections of the explorer as menus, where the header has room for them. */
export function SectionLinks({ network }: SectionLinksProps) {
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
              section={{ network, segments: section.segments }}
            >
              <LinksOfSection section={section} network={network} />
            </HeaderMenu>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same in one list, for phones. */
export function SectionList({ network }: SectionLinksProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-2 gap-y-3">
      {SITE_SECTIONS.map((section) => (
        <li key={section.name}>
          <p className="px-2.5 text-xs text-muted">{section.name}</p>
          <LinksOfSection section={section} network={network} />
        </li>
      ))}
    </ul>
  );
}

interface LinksOfSectionProps extends SectionLinksProps {
  readonly section: SiteSection;
}

function LinksOfSection({ section: { name, links }, network }: LinksOfSectionProps) {
  return (
    <MenuLinks network={network} title={name} links={links.map((link) => [link.name, link.path(network)])} />
  );
}
