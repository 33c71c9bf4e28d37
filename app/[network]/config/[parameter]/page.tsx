import type { Metadata } from "next";
import { cardUrl } from "@/app/card-url";
import { pageMetadata } from "@/app/page-metadata";
import { Streamed } from "@/app/streamed";
import { RefreshedError } from "@/components/error/refreshed-error";
import { ParameterView } from "@/components/network-config/parameter-view";
import { PageTitle } from "@/components/ui/page-title";
import { SkeletonFacts } from "@/components/ui/skeleton";
import { decodeSegment } from "@/lib/domain/filter/url-text";
import { parameterTitle } from "@/lib/domain/network-config/config-parameters";
import { readConfigQuery, readParameterId, readTablePage } from "@/lib/domain/network-config/config-query";
import { loadParameter } from "@/lib/loaders/network-config/load-config";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { queryOf } from "@/lib/loaders/request/search-params";

type Props = PageProps<"/[network]/config/[parameter]">;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [network, { parameter }] = await Promise.all([networkOf(params), params]);
  const query = readConfigQuery(queryOf(await searchParams));
  const id = readParameterId(decodeSegment(parameter));
  return pageMetadata({
    network,
    title: [parameterTitle(id), "Network config"],
    ...(id === null ? {} : { card: await cardUrl(network, "config", String(id)) }),
    isIndexed: query.ok && query.value.seqno === null,
  });
}

export default async function ParameterPage({ params, searchParams }: Props) {
  const network = await networkOf(params);
  const text = decodeSegment((await params).parameter);
  const query = queryOf(await searchParams);
  const request = readConfigQuery(query);
  return (
    <>
      <PageTitle>{parameterTitle(readParameterId(text))}</PageTitle>
      <Streamed
        loading={loadParameter(network.id, text, query)}
        skeleton={
          <div className="card">
            <SkeletonFacts rows={8} />
          </div>
        }
        problemOf={(parameter) => (parameter.ok ? null : parameter.error)}
      >
        {(parameter) =>
          parameter.ok ? (
            <ParameterView
              network={network}
              parameter={parameter.value}
              seqno={request.ok ? request.value.seqno : null}
              page={readTablePage(query)}
            />
          ) : (
            <RefreshedError error={parameter.error} />
          )
        }
      </Streamed>
    </>
  );
}
