import { fixedMetadata } from "@/app/fixed-metadata";
import { PageTitle } from "@/components/ui/page-title";
import { redirect } from "next/navigation";
import { Streamed } from "@/app/streamed";
import { RefreshedError } from "@/components/error/refreshed-error";
import { SkeletonFacts } from "@/components/ui/skeleton";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { loadNextTransaction } from "@/lib/loaders/transaction/next-transaction";
import { transactionPath } from "@/lib/paths";

export const generateMetadata = fixedMetadata({
  title: "Next transaction of the account",
  isIndexed: false,
});

/** Redirects to the account's next transaction; shows a page only if there is none. */
export default async function NextTransactionPage({ params }: PageProps<"/[network]/tx/[hash]/next">) {
  const network = await networkOf(params);
  return (
    <>
      <PageTitle>Next transaction of the account</PageTitle>
      <div className="card">
        <Streamed
          loading={loadNextTransaction(network.id, (await params).hash)}
          skeleton={<SkeletonFacts rows={4} />}
          problemOf={(next) => (next.ok ? null : next.error)}
        >
          {(next) => {
            if (next.ok) redirect(transactionPath(network, next.value));
            return <RefreshedError error={next.error} />;
          }}
        </Streamed>
      </div>
    </>
  );
}
