import Link from "next/link";
import { homePath } from "@/lib/paths";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { HeaderMenu } from "./header-menu";

/** Longer menus are impractical; further networks are reachable by URL. */
const MAX_NETWORKS = 12;

interface NetworkMenuProps {
  readonly network: PageNetwork;
  readonly networks: readonly PageNetwork[];
}

/** The current network, with links to the others. */
export function NetworkMenu({ network, networks }: NetworkMenuProps) {
  if (networks.length < 2) return <span className="py-1 text-muted">{network.name}</span>;
  return (
    <HeaderMenu label={network.name} side="start">
      <ul aria-label="Networks" className="grid gap-1">
        {networks.slice(0, MAX_NETWORKS).map((other) => (
          <li key={other.id}>
            <Link
              href={homePath(other)}
              prefetch={false}
              aria-current={other.id === network.id ? "true" : undefined}
              className="block py-1 aria-[current]:font-semibold aria-[current]:text-text"
            >
              {other.name}
            </Link>
          </li>
        ))}
      </ul>
    </HeaderMenu>
  );
}
