import { redirect } from "next/navigation";
import { postCall } from "@/app/[network]/call/post-call";
import { Streamed } from "@/app/streamed";
import { CallForm } from "@/components/call/call-form";
import { LongCallForm } from "@/components/call/long-call-form";
import { CallView } from "@/components/call/call-view";
import { SkeletonFacts } from "@/components/ui/skeleton";
import { ACCOUNT_TABS } from "@/lib/domain/account/account-tabs";
import { callParams } from "@/lib/domain/call/call-fields";
import { isFromForm, typedCall } from "@/lib/domain/call/call-query";
import { callProblem } from "@/lib/domain/call/call-report";
import { accountOfTab } from "@/lib/loaders/account/account-page";
import { loadCall } from "@/lib/loaders/call/load-call";
import { queryOf } from "@/lib/loaders/request/search-params";
import { accountMethodsPath } from "@/lib/paths";

export const metadata = { title: ACCOUNT_TABS.methods.name };

export default async function MethodsTab(props: PageProps<"/[network]/account/[address]/methods">) {
  const of = await accountOfTab(props.params);
  if (of === null) return null;
  const { network, account } = of;
  const query = queryOf(await props.searchParams);
  const typed = typedCall(query);
  if (isFromForm(query)) redirect(accountMethodsPath(network, account, callParams(typed)));
  return (
    <>
      <CallForm action={accountMethodsPath(network, account)} typed={typed} />
      <LongCallForm network={network.id} account={account} method={typed.method} post={postCall} />
      <Streamed
        loading={loadCall(network.id, account, typed)}
        skeleton={
          <div className="card">
            <SkeletonFacts rows={6} />
          </div>
        }
        problemOf={callProblem}
      >
        {(report) => <CallView network={network} account={account} report={report} />}
      </Streamed>
    </>
  );
}
