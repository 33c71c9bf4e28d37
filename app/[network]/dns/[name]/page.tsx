import type { Metadata } from "next";
import { DomainPageView } from "@/components/dns/domain-page";
import { loadDomain } from "@/lib/loaders/dns/load-domain";
import { networkOf } from "@/lib/loaders/request/networks";
import { setPageStatus } from "@/lib/loaders/request/page-status";

export const metadata: Metadata = { title: "Domain" };

export default async function DomainPage({ params }: PageProps<"/[network]/dns/[name]">) {
  const network = await networkOf(params);
  const view = await loadDomain(network.id, (await params).name);
  if (view.problem !== null) setPageStatus(view.problem);
  return <DomainPageView network={network} view={view} />;
}
