import type { Metadata } from "next";
import { AccountCards } from "@/components/gallery/account-cards";
import { Blocks } from "@/components/gallery/blocks";
import { Bodies } from "@/components/gallery/bodies";
import { Gallery } from "@/components/gallery/gallery";
import { Messages } from "@/components/gallery/messages";
import { Shards } from "@/components/gallery/shards";
import { Traces } from "@/components/gallery/traces";
import { Transactions } from "@/components/gallery/transactions";
import { serverNow } from "@/lib/loaders/clock";
import { networkOf } from "@/lib/loaders/network";

export const metadata: Metadata = { title: "What is on a chain", robots: { index: false } };

/** What the interface tells of a chain, in every state. */
export default async function ChainGalleryPage({ params }: PageProps<"/[network]/ui/chain">) {
  const network = await networkOf(params);
  return (
    <Gallery network={network} open="chain">
      <Transactions network={network} nowMs={serverNow()} />
      <Traces network={network} />
      <Messages network={network} />
      <Bodies network={network} />
      <AccountCards network={network} nowMs={serverNow()} />
      <Blocks network={network} />
      <Shards network={network} />
    </Gallery>
  );
}
