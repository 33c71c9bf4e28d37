import type { Metadata } from "next";
import { Streamed } from "@/app/streamed";
import { LatestMessagesView } from "@/components/message/latest-messages-view";
import { LatestTabs } from "@/components/transaction/list/latest-tabs";
import { SkeletonList } from "@/components/ui/skeleton";
import { listProblem } from "@/lib/domain/list/opened-list";
import { openList } from "@/lib/loaders/list/row-source";
import { MESSAGE_SOURCE } from "@/lib/loaders/message/load-messages";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { queryOf } from "@/lib/loaders/request/search-params";

export const metadata: Metadata = { title: "Messages" };

export default async function MessagesPage(props: PageProps<"/[network]/messages">) {
  const network = await networkOf(props.params);
  const loading = openList(MESSAGE_SOURCE, network, queryOf(await props.searchParams));
  return (
    <>
      <h1 className="mb-4 text-xl font-semibold tracking-tight">Messages of {network.name}</h1>
      <LatestTabs network={network} open="messages" />
      <Streamed loading={loading} skeleton={<SkeletonList />} problemOf={listProblem}>
        {(opened) => <LatestMessagesView network={network} opened={opened} />}
      </Streamed>
    </>
  );
}
