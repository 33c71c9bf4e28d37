import { Streamed } from "@/app/streamed";
import { NftItemsView } from "@/components/nft/nft-items-view";
import { SkeletonList } from "@/components/ui/skeleton";
import { ACCOUNT_TABS } from "@/lib/domain/account/account-tabs";
import { listProblem } from "@/lib/domain/list/opened-list";
import { readNftItemsQuery } from "@/lib/domain/nft/read-nft-queries";
import { accountOfTab } from "@/lib/loaders/account/account-page";
import { openList } from "@/lib/loaders/list/row-source";
import { NFT_ITEM_SOURCE } from "@/lib/loaders/nft/load-nft-lists";
import { queryOf } from "@/lib/loaders/request/search-params";

export const metadata = { title: ACCOUNT_TABS.nfts.name };

export default async function NftsTab(props: PageProps<"/[network]/account/[address]/nfts">) {
  const of = await accountOfTab(props.params);
  if (of === null) return null;
  const params = queryOf(await props.searchParams);
  const subject = { of: "owner", address: of.account } as const;
  const loading = openList(NFT_ITEM_SOURCE, of.network, params, readNftItemsQuery(subject, params));
  return (
    <Streamed loading={loading} skeleton={<SkeletonList />} problemOf={listProblem}>
      {(opened) => <NftItemsView network={of.network} subject={subject} opened={opened} />}
    </Streamed>
  );
}
