import { fixedMetadata } from "@/app/fixed-metadata";
import { PageTitle } from "@/components/ui/page-title";
import { Streamed } from "@/app/streamed";
import { StatusPanel } from "@/components/status/status-panel";
import { SkeletonFacts } from "@/components/ui/skeleton";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { loadStatus } from "@/lib/loaders/status/load-status";

export const generateMetadata = fixedMetadata({
  title: "Status",
  description: (network) => `Latest block, data service and API limit of TON ${network}.`,
});

export default async function StatusPage({ params }: PageProps<"/[network]/status">) {
  const network = await networkOf(params);
  return (
    <>
      <PageTitle>Status</PageTitle>
      <Streamed
        loading={loadStatus(network, "interactive")}
        skeleton={
          <div className="card">
            <SkeletonFacts rows={16} />
          </div>
        }
        problemOf={({ index }) => (index.head === null ? index.problem : null)}
      >
        {(status) => <StatusPanel network={network.id} initial={status} />}
      </Streamed>
    </>
  );
}
