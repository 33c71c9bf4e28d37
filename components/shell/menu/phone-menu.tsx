import { PageLink } from "@/components/ui/page-link";
import { MenuIcon } from "@/components/ui/icons";
import { homePath, watchlistPath, type NetworkName } from "@/lib/paths";
import { SectionList } from "@/components/shell/section-links";

/** Everything that wide headers have in menus and icons, across the whole width. */
export function PhoneMenu({ network }: { readonly network: NetworkName }) {
  return (
    <details name="menu" className="group lg:hidden">
      <summary
        title="Menu"
        className="-me-2 flex size-11 cursor-pointer list-none items-center justify-center rounded-control text-xl text-muted marker:hidden group-open:bg-sunken hover:text-text [&::-webkit-details-marker]:hidden"
      >
        <MenuIcon />
        <span className="sr-only">Menu</span>
      </summary>
      <nav
        aria-label="Main"
        className="absolute inset-x-0 top-full z-20 mt-px max-h-[75dvh] overflow-auto border-b border-line bg-raised px-2 py-3 shadow-lg"
      >
        <SectionList network={network} />
        <ul className="mt-3 grid grid-cols-2 gap-x-2 border-t border-line pt-3">
          <li>
            <PageLink href={homePath(network)} className="menu-link">
              Home
            </PageLink>
          </li>
          <li>
            <PageLink href={watchlistPath(network)} className="menu-link">
              Watchlist
            </PageLink>
          </li>
        </ul>
      </nav>
    </details>
  );
}
