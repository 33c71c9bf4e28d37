import type { Metadata } from "next";
import { LatestMessagesView } from "@/components/message/latest-messages-view";
import { openMessages } from "@/lib/loaders/message/messages";
import { networkOf } from "@/lib/loaders/request/networks";
import { setPageStatus } from "@/lib/loaders/request/page-status";
import { queryOf } from "@/lib/loaders/request/search-params";

export const metadata: Metadata = { title: "Messages" };

export default async function MessagesPage({ params, searchParams }: PageProps<"/[network]/messages">) {
  const network = await networkOf(params);
  const opened = await openMessages(network.id, queryOf(await searchParams));
  const problem = opened.problem ?? opened.page.problem;
  if (problem !== null) setPageStatus(problem);
  return <LatestMessagesView network={network} opened={opened} />;
}
