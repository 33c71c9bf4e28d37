import { Suspense } from "react";
import { Pulse } from "@/components/shell/pulse";
import { SiteFrame } from "@/components/shell/site-frame";
import { loadHead } from "@/lib/loaders/head";
import { allNetworks, networkOf } from "@/lib/loaders/network";
import { visitorSettings } from "@/lib/loaders/settings";
import { LiveData } from "@/lib/query/client";

export default async function NetworkLayout({ params, children }: LayoutProps<"/[network]">) {
  const network = await networkOf(params);
  return (
    <LiveData>
      <SiteFrame
        network={network}
        networks={allNetworks()}
        settings={await visitorSettings()}
        pulse={
          <Suspense fallback={<p>Block</p>}>
            <CurrentPulse network={network.id} />
          </Suspense>
        }
      >
        {children}
      </SiteFrame>
    </LiveData>
  );
}

async function CurrentPulse({ network }: { readonly network: string }) {
  return <Pulse network={network} initial={await loadHead(network, "panel")} />;
}
