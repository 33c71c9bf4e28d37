import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { pageMetadata } from "@/app/page-metadata";
import { Streamed } from "@/app/streamed";
import { UnknownPath } from "@/app/unknown-path";
import { OperationAnswerView } from "@/components/api-reference/operation-answer-view";
import { OperationList } from "@/components/api-reference/operation-list";
import { isCallable, OperationView } from "@/components/api-reference/operation-view";
import { PageTitle } from "@/components/ui/page-title";
import { Section } from "@/components/ui/section";
import { SkeletonList } from "@/components/ui/skeleton";
import { operationCall } from "@/lib/domain/api-reference/operation-call";
import { findOperationInfo } from "@/lib/domain/api-reference/operation-info";
import { callOperation } from "@/lib/loaders/api-reference/call-operation";
import { pageOrigin } from "@/lib/loaders/request/page-origin";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { queryOf } from "@/lib/loaders/request/search-params";
import { apiCallPath } from "@/lib/paths";
import { pageData, segmentsOf } from "@/lib/domain/page-data/page-data";

type Props = PageProps<"/[network]/api">;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const network = await networkOf(params);
  const query = queryOf(await searchParams);
  const operation = findOperationInfo(query.get("op") ?? "");
  return pageMetadata({
    network,
    title: [...(operation === null ? [] : [operation.path]), "API"],
    description: operation?.about ?? `Every operation of the API of TON ${network.name}, to read and to try.`,
    isIndexed: !query.has("call") && !query.has("q"),
  });
}

export default async function ApiPage({ params, searchParams }: Props) {
  const network = await networkOf(params);
  const query = queryOf(await searchParams);
  const data = pageData(segmentsOf(query.get("page") ?? ""), query);
  if (data !== null && data.refusal === null) redirect(apiCallPath(network, data.operation, data.params));
  const id = query.get("op");
  if (id === null)
    return (
      <>
        <PageTitle>API</PageTitle>
        <OperationList network={network} search={(query.get("q") ?? "").slice(0, 100)} />
      </>
    );
  const operation = findOperationInfo(id);
  if (operation === null) return <UnknownPath />;
  const { method, target } = operationCall(network.id, operation, query);
  return (
    <OperationView network={network} operation={operation} query={query} origin={await pageOrigin()}>
      {query.has("call") && isCallable(operation) && (
        <div id="answer" className="scroll-mt-4">
          <Section title="Answer">
            <Streamed
              loading={callOperation(network.id, operation, query)}
              skeleton={<SkeletonList rows={8} />}
            >
              {(answer) => <OperationAnswerView answer={answer} href={method === "GET" ? target : null} />}
            </Streamed>
          </Section>
        </div>
      )}
    </OperationView>
  );
}
