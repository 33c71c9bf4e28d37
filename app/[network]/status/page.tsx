import type { Metadata } from "next";
import { Streamed } from "@/app/streamed";
import { StatusPanel } from "@/components/status/status-panel";
import { SkeletonFacts } from "@/components/ui/skeleton";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { loadStatus } from "@/lib/loaders/status/load-status";

export const metadata: Metadata = { title: "Status" };

export default async function StatusPage({ params }: PageProps<"/[network]/status">) {
  const network = await networkOf(params);
  return (
    <>
      <h1 className="mb-8 text-xl font-semibold tracking-tight">Status of {network.name}</h1>
      <Streamed
        loading={loadStatus(network, "interactive")}
        skeleton={<SkeletonFacts rows={16} />}
        problemOf={({ index }) => (index.head === null ? index.problem : null)}
      >
        {(status) => <StatusPanel network={network.id} initial={status} />}
      </Streamed>
    </>
  );
}
