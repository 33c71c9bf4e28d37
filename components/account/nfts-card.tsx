import { NftThumbnail } from "@/components/entity/face/nft-thumbnail";
import { visibleText, written } from "@/components/entity/visible-text";
import { PageLink } from "@/components/ui/page-link";
import { Section } from "@/components/ui/section";
import { accountNftsPath, nftPath } from "@/lib/paths";
import type { NftHoldings } from "@/lib/domain/account/account-holdings";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import { HeldCount } from "./held-count";

interface NftsCardProps {
  readonly network: PageNetwork;
  readonly address: Address;
  readonly holdings: NftHoldings;
}

const MAX_NAME_LENGTH = 60;

/** NFTs of an account in one scrolling line. */
export function NftsCard({ network, address: owner, holdings }: NftsCardProps) {
  const { count, isMore, shown } = holdings;
  return (
    <Section
      title="NFTs"
      count={<HeldCount count={count} isMore={isMore} />}
      aside={count > 0 && <PageLink href={accountNftsPath(network, owner)}>View all</PageLink>}
    >
      {count === 0 ? (
        <p className="flex h-14 items-center text-muted">None</p>
      ) : (
        <section
          aria-label="NFTs held"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be scrolled must be reachable with the keyboard
          tabIndex={0}
          className="scroll-x relative flex h-14 gap-2"
        >
          {shown.map(({ address, name, doubt, picture }) => {
            const label = labelOf(name, doubt);
            return (
              <PageLink key={address} href={nftPath(network, address)} title={label} className="shrink-0">
                <NftThumbnail address={address} picture={picture} doubt={doubt} />
                <span className="sr-only">{label}</span>
              </PageLink>
            );
          })}
        </section>
      )}
    </Section>
  );
}

/** Untrusted text with marks for its invisible characters, in one string. */
function labelOf(name: string | null, doubt: string | null): string {
  const label = visibleText(name ?? "NFT", MAX_NAME_LENGTH)
    .map(written)
    .join("");
  return doubt === null ? label : `${label} (${doubt})`;
}
