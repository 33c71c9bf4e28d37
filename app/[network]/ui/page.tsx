import type { Metadata } from "next";
import { AccountCards } from "@/components/gallery/account-cards";
import { Actions } from "@/components/gallery/actions";
import { Blocks } from "@/components/gallery/blocks";
import { Bodies } from "@/components/gallery/bodies";
import { Charts } from "@/components/gallery/charts";
import { Entities } from "@/components/gallery/entities";
import { Exporting } from "@/components/gallery/exporting";
import { Messages } from "@/components/gallery/messages";
import { Parts } from "@/components/gallery/parts";
import { PrivateNames } from "@/components/gallery/private-names";
import { Searching } from "@/components/gallery/searching";
import { Shards } from "@/components/gallery/shards";
import { Tokens } from "@/components/gallery/tokens";
import { Traces } from "@/components/gallery/traces";
import { Transactions } from "@/components/gallery/transactions";
import { serverNow } from "@/lib/loaders/clock";
import { networkOf } from "@/lib/loaders/network";

export const metadata: Metadata = { title: "Parts of the interface", robots: { index: false } };

/** Every part of the interface in every state: for whoever builds a page, and for the tests that look at all of it. */
export default async function GalleryPage({ params }: PageProps<"/[network]/ui">) {
  const network = await networkOf(params);
  return (
    <>
      <h1 className="mb-8 text-xl font-semibold tracking-tight">Parts of the interface</h1>
      <div className="grid grid-cols-1 gap-10">
        <Tokens />
        <Entities network={network} nowMs={serverNow()} />
        <Transactions network={network} nowMs={serverNow()} />
        <Traces network={network} />
        <Messages network={network} />
        <Bodies network={network} />
        <AccountCards network={network} nowMs={serverNow()} />
        <Blocks network={network} />
        <Shards network={network} />
        <Actions network={network} nowMs={serverNow()} />
        <PrivateNames network={network} />
        <Parts network={network} />
        <Searching network={network} />
        <Exporting />
        <Charts network={network} />
      </div>
    </>
  );
}
