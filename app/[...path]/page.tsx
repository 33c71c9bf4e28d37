import type { Metadata } from "next";
import { UnknownPath } from "@/app/unknown-path";
import { SiteFrame } from "@/components/shell/site-frame";
import { listedNetworks } from "@/lib/loaders/request/page-networks";
import { visitorSettings } from "@/lib/loaders/request/visitor-settings";
import { requestedPath } from "@/lib/loaders/search/search-request";

export const metadata: Metadata = { title: "Not found", robots: { index: false } };

/**
 * Handles every path that no other page has. It is a separate page because Next includes the output of
 * `not-found.tsx` in each page of the site. It makes no calls: requests for non-existent addresses do not spend the
 * budget of other visitors.
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
