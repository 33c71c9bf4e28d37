import type { Metadata } from "next";
import { cardUrl } from "@/app/card-url";
import { pageMetadata } from "@/app/page-metadata";
import { Streamed } from "@/app/streamed";
import { DomainSkeleton } from "@/components/dns/domain-hero";
import { DomainHistoryView } from "@/components/dns/domain-history-view";
import { DomainPageView } from "@/components/dns/domain-page";
import { SkeletonList } from "@/components/ui/skeleton";
import { decodeSegment } from "@/lib/domain/filter/url-text";
import { loadDomain, openDomainHistory } from "@/lib/loaders/dns/load-domain";
import { queryOf } from "@/lib/loaders/request/search-params";
import { readDomainName } from "@/lib/search/domain-name";
import { networkOf } from "@/lib/loaders/request/page-networks";

export async function generateMetadata({ params }: PageProps<"/[network]/dns/[name]">): Promise<Metadata> {
  const [network, { name }] = await Promise.all([networkOf(params), params]);
  const domain = readDomainName(decodeSegment(name))?.name ?? null;
  if (domain === null) return pageMetadata({ network, title: ["Domain"] });
  const description = `Owner, wallet, records and expiry of ${domain} in TON DNS.`;
  const card = await cardUrl(network, "dns", encodeURIComponent(domain));
  return pageMetadata({ network, title: [domain, "Domain"], description, card });
}

export default async function DomainPage({ params, searchParams }: PageProps<"/[network]/dns/[name]">) {
  const network = await networkOf(params);
  const { name } = await params;
  const history = openDomainHistory(network, name, queryOf(await searchParams));
  return (
    <div className="grid grid-cols-1 gap-4">
      <Streamed
        loading={loadDomain(network.id, name)}
        skeleton={<DomainSkeleton name={decodeSegment(name)} />}
        problemOf={({ problem }) => problem}
      >
        {(view) => <DomainPageView network={network} view={view} />}
      </Streamed>
      <Streamed
        loading={history}
        skeleton={
          <div className="card">
            <SkeletonList />
          </div>
        }
      >
        {(opened) =>
          opened && <DomainHistoryView network={network} name={decodeSegment(name)} history={opened} />
        }
      </Streamed>
    </div>
  );
}
