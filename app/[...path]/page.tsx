import type { Metadata } from "next";
import { UnknownPath } from "@/app/unknown-path";
import { SiteFrame } from "@/components/shell/site-frame";
import { listedNetworks } from "@/lib/loaders/request/page-networks";
import { visitorSettings } from "@/lib/loaders/request/visitor-settings";
import { requestedPath } from "@/lib/loaders/search/search-request";

export const metadata: Metadata = { title: "Not found", robots: { index: false } };

/**
 * Every path that no other page has. A page of its own, since Next puts what `not-found.tsx` shows into each page of the
 * site. It asks the service nothing: whoever tries addresses that are none does not spend what is there for others.
 */
export default async function UnknownPage() {
  const requested = await requestedPath();
  if (requested === null) return null;
  const { network } = requested;
  return (
    <SiteFrame network={network} networks={listedNetworks(network)} settings={await visitorSettings()}>
      <UnknownPath />
    </SiteFrame>
  );
}
