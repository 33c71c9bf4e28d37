import type { Metadata } from "next";
import { cardUrl } from "@/app/card-url";
import { pageMetadata } from "@/app/page-metadata";
import { Streamed } from "@/app/streamed";
import { ConfigForms } from "@/components/network-config/config-forms";
import { ConfigView } from "@/components/network-config/config-view";
import { PageTitle } from "@/components/ui/page-title";
import { SkeletonList } from "@/components/ui/skeleton";
import { readConfigQuery } from "@/lib/domain/network-config/config-query";
import { loadConfig } from "@/lib/loaders/network-config/load-config";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { queryOf } from "@/lib/loaders/request/search-params";
import { numberText } from "@/lib/text/counted";

type Props = PageProps<"/[network]/config">;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const network = await networkOf(params);
  const query = readConfigQuery(queryOf(await searchParams));
  const seqno = query.ok ? query.value.seqno : null;
  return pageMetadata({
    network,
    title: [...(seqno === null ? [] : [`Block ${numberText(seqno)}`]), "Network config"],
    description: `Every configuration parameter of TON ${network.name}: fees, limits, elections, validators and consensus.`,
    card: await cardUrl(network, "config"),
    isIndexed: query.ok && seqno === null && query.value.between === null && query.value.search === "",
  });
}

export default async function ConfigPage({ params, searchParams }: Props) {
  const network = await networkOf(params);
  const query = queryOf(await searchParams);
  return (
    <>
      <PageTitle>Network config</PageTitle>
      <div className="grid grid-cols-1 gap-4">
        <ConfigForms network={network} typed={(name) => query.get(name)} />
        <Streamed
          loading={loadConfig(network, query)}
          skeleton={
            <div className="card">
              <SkeletonList rows={20} />
            </div>
          }
          problemOf={(report) => (report.is === "problem" ? report.error : null)}
        >
          {(report) => <ConfigView network={network} report={report} />}
        </Streamed>
      </div>
    </>
  );
}
