import { fixedMetadata } from "@/app/fixed-metadata";
import { Streamed } from "@/app/streamed";
import { ErrorNotice } from "@/components/error/error-notice";
import { EstimateForms } from "@/components/estimate/estimate-forms";
import { EstimateView } from "@/components/estimate/estimate-view";
import { PageTitle } from "@/components/ui/page-title";
import { SkeletonList } from "@/components/ui/skeleton";
import { readEstimateQuery } from "@/lib/domain/estimate/estimate-query";
import { loadEstimate } from "@/lib/loaders/estimate/load-estimate";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { setPageStatus } from "@/lib/loaders/request/page-status";
import { queryOf } from "@/lib/loaders/request/search-params";

export const generateMetadata = fixedMetadata({
  title: "Estimate fees",
  description: (network) => `Fees of a transfer or a message on TON ${network}, before it is signed.`,
});

export default async function EstimatePage({ params, searchParams }: PageProps<"/[network]/estimate">) {
  const network = await networkOf(params);
  const typed = queryOf(await searchParams);
  const query = readEstimateQuery(typed);
  if (!query.ok) setPageStatus(query.error);
  return (
    <>
      <PageTitle>Estimate fees</PageTitle>
      <div className="grid grid-cols-1 gap-4">
        <EstimateForms network={network} typed={typed} />
        {!query.ok && <ErrorNotice error={query.error} />}
        {query.ok && query.value !== null && (
          <Streamed
            loading={loadEstimate(network.id, query.value)}
            skeleton={<SkeletonList rows={4} />}
            problemOf={(report) => (report.ok ? report.value.problem : report.error)}
          >
            {(report) =>
              report.ok ? (
                <EstimateView network={network} report={report.value} />
              ) : (
                <ErrorNotice error={report.error} />
              )
            }
          </Streamed>
        )}
      </div>
    </>
  );
}
