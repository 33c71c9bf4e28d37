import type { Metadata } from "next";
import { Streamed } from "@/app/streamed";
import { DomainPageView, DomainTitle } from "@/components/dns/domain-page";
import { SkeletonFacts } from "@/components/ui/skeleton";
import { decoded } from "@/lib/domain/filter/url-text";
import { loadDomain } from "@/lib/loaders/dns/load-domain";
import { networkOf } from "@/lib/loaders/request/page-networks";

export const metadata: Metadata = { title: "Domain" };

export default async function DomainPage({ params }: PageProps<"/[network]/dns/[name]">) {
  const network = await networkOf(params);
  const { name } = await params;
  const skeleton = (
    <div className="grid grid-cols-1 gap-6">
      <DomainTitle name={decoded(name)} />
      <SkeletonFacts rows={8} />
    </div>
  );
  return (
    <Streamed loading={loadDomain(network.id, name)} skeleton={skeleton} problemOf={({ problem }) => problem}>
      {(view) => <DomainPageView network={network} view={view} />}
    </Streamed>
  );
}
