import type { Metadata } from "next";
import { AccountCards } from "@/components/gallery/account-cards-gallery";
import { Blocks } from "@/components/gallery/blocks-gallery";
import { Bodies } from "@/components/gallery/bodies-gallery";
import { Gallery, type GalleryPageProps } from "@/components/gallery/gallery";
import { Messages } from "@/components/gallery/messages-gallery";
import { Shards } from "@/components/gallery/shards-gallery";
import { Traces } from "@/components/gallery/traces-gallery";
import { Transactions } from "@/components/gallery/transactions-gallery";
import { serverNow } from "@/lib/loaders/request/clock";
import { networkOf } from "@/lib/loaders/request/page-networks";

export const metadata: Metadata = { title: "What is on a chain", robots: { index: false } };

/** The parts of the interface about a chain, in every state. */
export default async function ChainGalleryPage({ params }: GalleryPageProps) {
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
