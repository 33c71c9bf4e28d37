import { fixedMetadata } from "@/app/fixed-metadata";
import { Streamed } from "@/app/streamed";
import { PendingOpened, PendingPageView } from "@/components/pending/pending-page";
import { SkeletonList } from "@/components/ui/skeleton";
import { pendingProblem } from "@/lib/domain/pending/pending-page";
import { openPending } from "@/lib/loaders/pending/load-pending";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { queryOf } from "@/lib/loaders/request/search-params";

export const generateMetadata = fixedMetadata({
  title: "Pending",
  description: (network) => `Pending transactions and traces of TON ${network}.`,
});

export default async function PendingPage({ params, searchParams }: PageProps<"/[network]/pending">) {
  const network = await networkOf(params);
  const loading = openPending(network, queryOf(await searchParams));
  return (
    <PendingPageView network={network}>
      <Streamed loading={loading} skeleton={<SkeletonList rows={4} />} problemOf={pendingProblem}>
        {(opened) => <PendingOpened network={network} opened={opened} />}
      </Streamed>
    </PendingPageView>
  );
}
