import { fixedMetadata } from "@/app/fixed-metadata";
import { PageTitle } from "@/components/ui/page-title";
import { Streamed } from "@/app/streamed";
import { LatestMessagesView } from "@/components/message/latest-messages-view";
import { LatestTabs } from "@/components/transaction/list/latest-tabs";
import { SkeletonList } from "@/components/ui/skeleton";
import { listProblem } from "@/lib/domain/list/opened-list";
import { openList } from "@/lib/loaders/list/row-source";
import { MESSAGE_SOURCE } from "@/lib/loaders/message/load-messages";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { queryOf } from "@/lib/loaders/request/search-params";

export const generateMetadata = fixedMetadata({
  title: "Messages",
  description: (network) => `Latest messages of TON ${network}.`,
});

export default async function MessagesPage(props: PageProps<"/[network]/messages">) {
  const network = await networkOf(props.params);
  const loading = openList(MESSAGE_SOURCE, network, queryOf(await props.searchParams));
  return (
    <>
      <PageTitle>Messages</PageTitle>
      <div className="card">
        <LatestTabs network={network} open="messages" />
        <Streamed loading={loading} skeleton={<SkeletonList />} problemOf={listProblem}>
          {(opened) => <LatestMessagesView network={network} opened={opened} />}
        </Streamed>
      </div>
    </>
  );
}
