import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { pageMetadata } from "@/app/page-metadata";
import { Streamed } from "@/app/streamed";
import { CallForm } from "@/components/call/call-form";
import { LongCallForm } from "@/components/call/long-call-form";
import { CallView } from "@/components/call/call-view";
import { RefreshedError } from "@/components/error/refreshed-error";
import { PageTitle } from "@/components/ui/page-title";
import { SkeletonFacts } from "@/components/ui/skeleton";
import { CALL_FIELDS, callParams } from "@/lib/domain/call/call-fields";
import { isFromForm, typedCall, typedRow } from "@/lib/domain/call/call-query";
import { paramText } from "@/lib/domain/filter/read-fields";
import { openCall, openedProblem } from "@/lib/loaders/call/load-call";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { queryOf } from "@/lib/loaders/request/search-params";
import { callPath } from "@/lib/paths";
import { postCall } from "./post-call";
import { formatFriendly } from "@/lib/ton/address/address";

type Props = PageProps<"/[network]/call">;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const network = await networkOf(params);
  const query = queryOf(await searchParams);
  const row = typedRow(typedCall(query));
  return pageMetadata({
    network,
    title: [...(row === null ? [] : [row.name]), "Call"],
    description: `Call a get method of any contract on TON ${network.name}.`,
    isIndexed: query.size === 0,
  });
}

export default async function CallPage({ params, searchParams }: Props) {
  const network = await networkOf(params);
  const query = queryOf(await searchParams);
  const typed = typedCall(query);
  const account = paramText(query, CALL_FIELDS.address);
  const pathOf = (address: string) => callPath(network, callParams({ ...typed, address }));
  if (isFromForm(query)) redirect(account === null ? callPath(network, callParams(typed)) : pathOf(account));
  return (
    <>
      <PageTitle>Call</PageTitle>
      <div className="grid grid-cols-1 gap-4 [&>*]:min-w-0">
        <CallForm action={callPath(network)} typed={typed} account={account} />
        <LongCallForm network={network.id} account={null} method={typed.method} post={postCall} />
        {account !== null && (
          <Streamed
            loading={openCall(network.id, account, typed)}
            skeleton={
              <div className="card">
                <SkeletonFacts rows={6} />
              </div>
            }
            problemOf={openedProblem}
          >
            {(opened) => {
              if (opened.is === "refused") return <RefreshedError error={opened.error} />;
              const { address } = opened;
              if (opened.is === "elsewhere")
                redirect(pathOf(formatFriendly(address, { bounceable: true, testnet: network.testnet })));
              return <CallView network={network} account={address} report={opened.report} />;
            }}
          </Streamed>
        )}
      </div>
    </>
  );
}
