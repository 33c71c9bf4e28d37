import type { Metadata } from "next";
import { cardUrl } from "@/app/card-url";
import { pageMetadata } from "@/app/page-metadata";
import { RefusedAddress } from "@/app/refused-address";
import { Streamed } from "@/app/streamed";
import { NftHead, NftHeadSkeleton } from "@/components/nft/nft-head";
import { NftTabSection } from "@/components/nft/nft-tab-section";
import { nftProblem } from "@/lib/domain/nft/nft-profile";
import { nftTitle } from "@/lib/domain/nft/nft-title";
import { loadNft } from "@/lib/loaders/nft/load-nft";
import { inTime } from "@/lib/loaders/request/in-time";
import { addressOf } from "@/lib/loaders/request/page-address";

type Props = LayoutProps<"/[network]/nft/[address]">;

/** The name comes with a call that the page makes anyway; if that is late, the address is used instead. */
export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const { network, segment, read } = await addressOf(params);
  if (!read.ok) return pageMetadata({ network, title: ["NFT"], hasTabs: true });
  const report = await inTime(loadNft(network.id, read.value));
  const profile = report.late ? null : report.value.profile;
  const name = nftTitle(network, read.value, profile);
  return pageMetadata({
    network,
    title: [name, profile?.is === "collection" ? "NFT collection" : "NFT"],
    description:
      profile?.is === "collection"
        ? `Items, owners and transfers of ${name} on TON ${network.name}.`
        : `Owner, attributes, sale and transfers of ${name} on TON ${network.name}.`,
    card: await cardUrl(network, "nft", segment),
    hasTabs: true,
  });
}

/** The kind of NFT contract at the address determines the tabs, which stay in place between tabs. */
export default async function NftLayout({ params, children }: Props) {
  const { network, typed, read } = await addressOf(params);
  if (!read.ok) return <RefusedAddress title="NFT" typed={typed} error={read.error} />;
  const address = read.value;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Streamed
        loading={loadNft(network.id, address)}
        skeleton={<NftHeadSkeleton network={network} address={address} />}
        problemOf={nftProblem}
      >
        {(report) => (
          <>
            <NftHead network={network} address={address} report={report} />
            {report.profile !== null && (
              <NftTabSection network={network} address={address} is={report.profile.is}>
                {children}
              </NftTabSection>
            )}
          </>
        )}
      </Streamed>
    </div>
  );
}
