import { Streamed } from "@/app/streamed";
import { AccountDetailsView } from "@/components/account/account-details-view";
import { SkeletonFacts } from "@/components/ui/skeleton";
import { ACCOUNT_TABS } from "@/lib/domain/account/account-tabs";
import { accountOfTab } from "@/lib/loaders/account/account-page";
import { loadAccountDetails } from "@/lib/loaders/account/load-account-details";

export const metadata = { title: ACCOUNT_TABS.details.name };

export default async function DetailsTab({ params }: PageProps<"/[network]/account/[address]/details">) {
  const of = await accountOfTab(params);
  if (of === null) return null;
  return (
    <Streamed loading={loadAccountDetails(of.network.id, of.account)} skeleton={<SkeletonFacts rows={12} />}>
      {(details) => <AccountDetailsView network={of.network} address={of.account} {...details} />}
    </Streamed>
  );
}
