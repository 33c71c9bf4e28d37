import type { Metadata } from "next";
import { PageLink } from "@/components/ui/page-link";
import { UnknownPathNotice } from "@/components/search/unknown-path-notice";
import { BUTTON_CLASS } from "@/components/ui/button-class";
import { SiteFrame } from "@/components/shell/site-frame";
import { listedNetworks } from "@/lib/loaders/request/page-networks";
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
    <SiteFrame network={network} networks={listedNetworks(network)} settings={await visitorSettings()}>
      <div className="grid grid-cols-1 gap-4">
        <div className="card">
          <h1 className="text-2xl font-semibold tracking-tight">Page not found</h1>
          <p className="mt-1 max-w-prose text-muted">
            The URL is misspelt, or of a network that this explorer does not show.
          </p>
          <p className="mt-4">
            <PageLink href={homePath(network)} className={BUTTON_CLASS}>
              Home
            </PageLink>
          </p>
        </div>
        <UnknownPathNotice {...requested} />
      </div>
    </SiteFrame>
  );
}
