import type { Metadata } from "next";
import { StatusPanel } from "@/components/status/status-panel";
import { networkOf } from "@/lib/loaders/request/networks";
import { setPageStatus } from "@/lib/loaders/request/page-status";
import { loadStatus } from "@/lib/loaders/status/load-status";

export const metadata: Metadata = { title: "Status" };

export default async function StatusPage({ params }: PageProps<"/[network]/status">) {
  const network = await networkOf(params);
  const status = await loadStatus(network, "person");
  if (status.index.head === null && status.index.problem !== null) setPageStatus(status.index.problem);
  return (
    <>
      <h1 className="mb-8 text-xl font-semibold tracking-tight">Status of {network.name}</h1>
      <StatusPanel network={network.id} initial={status} />
    </>
  );
}
