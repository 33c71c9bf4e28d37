import { ActionSign } from "@/components/action/action-sign";
import { KindDrawings } from "@/components/action/kind-drawings";
import { AccountAddress } from "@/components/entity/account-address";
import { AddressLink } from "@/components/entity/address-link";
import { AddressShards } from "@/components/entity/face/address-shards";
import { Amount } from "@/components/entity/amount";
import { Coins } from "@/components/entity/coins";
import { NftThumbnail } from "@/components/entity/face/nft-thumbnail";
import { TokenMark } from "@/components/entity/face/token-mark";
import { Badge } from "@/components/ui/badge";
import { Chip } from "@/components/ui/chip";
import { Fact, Facts } from "@/components/ui/fact-list";
import { Hero } from "@/components/ui/hero";
import { Meter } from "@/components/ui/meter";
import { Section } from "@/components/ui/section";
import { SidePanel, SidePanelLayout } from "@/components/ui/side-panel";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { ACTION_KINDS } from "@/lib/domain/action/action-kinds";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { ACCOUNT, ELECTOR, WALLET } from "./gallery-examples";

const ADDRESSES = [ACCOUNT, WALLET, ELECTOR];

/** The tops of pages, and the faces of things. */
export function FacesGallery({ network }: { readonly network: PageNetwork }) {
  const here = network.standard ? "/ui" : `/${network.id}/ui`;
  return (
    <>
      <KindDrawings />
      <Hero
        heading="h2"
        picture={<AddressShards address={WALLET} size="hero" />}
        title="alice.ton"
        identity={<AccountAddress network={network} address={WALLET} bounceable={false} />}
        badges={
          <>
            <Badge tone="positive">Active</Badge>
            <Badge>Wallet v4r2</Badge>
            <Badge tone="info">Owner of alice.ton</Badge>
            <Badge tone="violet">NFT item</Badge>
            <Badge tone="warning">Mintable</Badge>
            <Badge tone="negative">Failed</Badge>
          </>
        }
        figure={<Coins network={network} value={1_830_218_328_188n} />}
        figureDetail="first seen 15 Nov 2026"
        actions={
          <button type="button" className="button">
            Watch
          </button>
        }
      />
      <div className="grid gap-4 lg:grid-cols-2">
        <Section title="Tokens" count={3} aside="as chips">
          <div className="flex flex-wrap gap-2">
            {ADDRESSES.map((master, index) => (
              <Chip
                key={master}
                href={index === 0 ? here : undefined}
                mark={<TokenMark master={master} symbol={index === 2 ? "💎 GEM" : "tide"} />}
                detail="Tide"
              >
                <Amount value={733_534_438n * BigInt(index + 1)} decimals={6} symbol="TIDE" brief />
              </Chip>
            ))}
          </div>
        </Section>
        <Section title="NFTs" count={3}>
          <div className="flex gap-2">
            {ADDRESSES.map((address) => (
              <NftThumbnail key={address} address={address} />
            ))}
          </div>
        </Section>
      </div>
      <Section title="Shards of addresses">
        <div className="flex flex-wrap items-center gap-3">
          {ADDRESSES.map((address) => (
            <AddressShards key={address} address={address} size="row" />
          ))}
          <AddressLink network={network} address={ACCOUNT} copy={false} />
          <AddressLink network={network} address={WALLET} name="alice.ton" copy={false} />
        </div>
      </Section>
      <Section title="Signs of actions">
        <div className="flex flex-wrap gap-2">
          {(["in", "out", "self"] as const).map((direction) => (
            <ActionSign key={direction} action={{ kind: "transfer", direction, failed: false }} />
          ))}
          {ACTION_KINDS.map((kind) => (
            <ActionSign key={kind} action={{ kind, direction: null, failed: false }} />
          ))}
          <ActionSign action={{ kind: "contract", direction: "out", failed: true }} size="hero" />
        </div>
      </Section>
      <Section title="Side panel">
        <SidePanelLayout
          panel={
            <SidePanel id="example-panel" label="Example of a panel" isOpen closeHref={here}>
              <Facts narrow="panel">
                <Fact name="Sent">
                  <Coins network={network} value={400_000_000n} />
                </Fact>
                <Fact name="Gas">3,308</Fact>
              </Facts>
            </SidePanel>
          }
        >
          <p className="rounded-control bg-link-soft p-2">What is selected</p>
        </SidePanelLayout>
      </Section>
      <Section title="Choices and meters">
        <div className="grid max-w-lg gap-4">
          <SegmentedControl
            label="Gallery views"
            current={here}
            options={["All", "Received", "Sent", "Swaps", "NFT", "Staking"].map((name, index) => ({
              href: index === 0 ? here : `${here}?view=${name}`,
              name,
            }))}
          />
          {[0.02, 0.31, 1].map((share) => (
            <Meter key={share} share={share} label="Top holder" />
          ))}
        </div>
      </Section>
    </>
  );
}
