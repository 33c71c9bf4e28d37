import type { Metadata } from "next";
import { LatestMessagesView } from "@/components/message/latest-messages-view";
import { openList } from "@/lib/loaders/list/row-source";
import { MESSAGE_SOURCE } from "@/lib/loaders/message/load-messages";
import { networkOf } from "@/lib/loaders/request/networks";
import { setListStatus } from "@/lib/loaders/request/page-status";
import { queryOf } from "@/lib/loaders/request/search-params";

export const metadata: Metadata = { title: "Messages" };

export default async function MessagesPage({ params, searchParams }: PageProps<"/[network]/messages">) {
  const network = await networkOf(params);
  const opened = await openList(MESSAGE_SOURCE, network, queryOf(await searchParams));
  setListStatus(opened);
  return <LatestMessagesView network={network} opened={opened} />;
}
