import { SearchBox } from "@/components/search/search-box";
import type { PageNetwork } from "@/lib/domain/network/page-network";

interface HomeHeroProps {
  readonly network: PageNetwork;
  readonly networks: readonly PageNetwork[];
}

/** The top of the start page, with the page's only search. */
export function HomeHero({ network, networks }: HomeHeroProps) {
  return (
    <div className="pt-4 text-center sm:pt-7">
      <h1 className="text-[1.75rem]/9 font-semibold tracking-tight sm:text-3xl">Explore TON</h1>
      <p className="mt-1 text-base text-muted">
        Accounts, transactions, tokens and blocks of {network.name}, live.
      </p>
      <div className="mx-auto mt-4 mb-2 flex max-w-2xl">
        <SearchBox
          network={network}
          networks={networks}
          placeholder="Address, transaction, block, token or domain"
          className="h-13 border-edge bg-raised text-base"
        />
      </div>
    </div>
  );
}
