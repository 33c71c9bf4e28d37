import { MenuIcon } from "@/components/ui/icons";
import { MenuItems, SectionList, type SectionLinksProps } from "@/components/shell/section-links";
import { HOME, WATCHLIST } from "@/components/shell/site-sections";

/** Everything that wide headers have in menus and icons, across the whole width. */
export function PhoneMenu({ network, pathname }: SectionLinksProps) {
  return (
    <details name="menu" className="group lg:hidden">
      <summary title="Menu" className="menu-name header-icon -me-2 text-xl">
        <MenuIcon />
        <span className="sr-only">Menu</span>
      </summary>
      <nav aria-label="Main" className="phone-menu">
        <SectionList network={network} pathname={pathname} />
        <ul className="mt-3 grid grid-cols-2 gap-x-2 border-t border-line pt-3">
          <MenuItems links={[HOME, WATCHLIST]} network={network} pathname={pathname} />
        </ul>
      </nav>
    </details>
  );
}
