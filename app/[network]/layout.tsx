import { Suspense } from "react";
import { TimeSetting } from "@/components/entity/time/time-setting";
import { NewestBlock } from "@/components/shell/newest-block";
import { SiteFrame } from "@/components/shell/site-frame";
import { serverNow } from "@/lib/loaders/request/clock";
import { loadFootHead } from "@/lib/loaders/status/load-head";
import { listedNetworks, networkOf } from "@/lib/loaders/request/page-networks";
import { visitorSettings } from "@/lib/loaders/request/visitor-settings";
import { LiveData } from "@/lib/query/live/live-data";

export default async function NetworkLayout({ params, children }: LayoutProps<"/[network]">) {
  const network = await networkOf(params);
  const settings = await visitorSettings();
  return (
    <LiveData>
      <TimeSetting style={settings.time} serverNowMs={serverNow()}>
        <SiteFrame
          network={network}
          networks={listedNetworks(network)}
          settings={settings}
          newestBlock={
            <Suspense fallback={<p className="py-1">Block</p>}>
              <CurrentPulse network={network.id} />
            </Suspense>
          }
        >
          {children}
        </SiteFrame>
      </TimeSetting>
    </LiveData>
  );
}

async function CurrentPulse({ network }: { readonly network: string }) {
  return <NewestBlock network={network} initial={await loadFootHead(network)} />;
}
