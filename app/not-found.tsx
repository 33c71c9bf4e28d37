import type { Metadata } from "next";
import Link from "next/link";
import { UnknownPathNotice } from "@/components/search/unknown-path-notice";
import { SiteFrame } from "@/components/shell/site-frame";
import { allNetworks } from "@/lib/loaders/request/page-networks";
import { requestedPath } from "@/lib/loaders/search/search-request";
import { visitorSettings } from "@/lib/loaders/request/visitor-settings";
import { homePath } from "@/lib/paths";

export const metadata: Metadata = { title: "Not found" };

/** Nothing here asks the service: whoever tries addresses that are none does not spend what is there for others. */
export default async function NotFound() {
  const requested = await requestedPath();
  if (requested === null) return null;
  const { network } = requested;
  return (
    <SiteFrame network={network} networks={allNetworks()} settings={await visitorSettings()}>
      <h1 className="text-xl font-semibold tracking-tight">There is no such page</h1>
      <p className="mt-2 max-w-prose text-muted">
        The address leads nowhere: it may be misspelt, or of a network that this explorer does not know.
      </p>
      <p className="mt-4">
        <Link href={homePath(network)}>To the start of {network.name}</Link>
      </p>
      <UnknownPathNotice {...requested} />
    </SiteFrame>
  );
}
