import { PageLink } from "@/components/ui/page-link";
import { homePath } from "@/lib/paths";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { HeaderMenu, MenuArrow } from "./header-menu";

interface NetworkMenuProps {
  readonly network: PageNetwork;
  readonly networks: readonly PageNetwork[];
}

/** The current network, with links to the others. */
export function NetworkMenu({ network, networks }: NetworkMenuProps) {
  const name = <span className="max-w-24 truncate">{network.name}</span>;
  if (networks.length < 2) return <span className="network-pill">{name}</span>;
  return (
    <HeaderMenu
      label={
        <span className="network-pill">
          {name}
          <MenuArrow />
        </span>
      }
      look="pill"
      side="start"
    >
      <ul aria-label="Networks">
        {networks.map((other) => (
          <li key={other.id}>
            <PageLink
              href={homePath(other)}
              aria-current={other.id === network.id ? "true" : undefined}
              className="menu-link"
            >
              {other.name}
            </PageLink>
          </li>
        ))}
      </ul>
    </HeaderMenu>
  );
}
