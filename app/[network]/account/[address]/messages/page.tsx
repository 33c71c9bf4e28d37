import { Streamed } from "@/app/streamed";
import { AccountMessagesView } from "@/components/message/account-messages-view";
import { SkeletonList } from "@/components/ui/skeleton";
import { ACCOUNT_TABS } from "@/lib/domain/account/account-tabs";
import { accountOfTab } from "@/lib/loaders/account/account-page";
import { openAccountMessages } from "@/lib/loaders/message/load-messages";
import { queryOf } from "@/lib/loaders/request/search-params";

export const metadata = { title: ACCOUNT_TABS.messages.name };

export default async function MessagesTab(props: PageProps<"/[network]/account/[address]/messages">) {
  const of = await accountOfTab(props.params);
  if (of === null) return null;
  const loading = openAccountMessages(of.network, of.account, queryOf(await props.searchParams));
  return (
    <Streamed loading={loading} skeleton={<SkeletonList />} problemOf={({ problem }) => problem}>
      {(opened) => <AccountMessagesView {...of} opened={opened} />}
    </Streamed>
  );
}
