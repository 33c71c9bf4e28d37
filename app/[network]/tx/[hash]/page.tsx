import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { Suspense } from "react";
import { OtherNetworks } from "@/components/search/other-networks";
import { MissingTransaction } from "@/components/transaction/missing-transaction";
import { transactionTitle } from "@/components/transaction/title";
import { TransactionView } from "@/components/transaction/transaction-view";
import { networkOf } from "@/lib/loaders/network";
import { hashOnOtherNetworks } from "@/lib/loaders/other-networks";
import { setPageStatus } from "@/lib/loaders/page-status";
import { hashInPath, loadTransaction } from "@/lib/loaders/transaction";
import { transactionPath } from "@/lib/paths";
import type { PageNetwork } from "@/lib/query/page-network";
import type { Hash } from "@/lib/ton/hash";

type Props = PageProps<"/[network]/tx/[hash]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const network = await networkOf(params);
  const found = await loadTransaction(network.id, (await params).hash);
  return { title: transactionTitle(network, found.ok ? found.value : null) };
}

export default async function TransactionPage({ params }: Props) {
  const network = await networkOf(params);
  const { hash: typed } = await params;
  const found = await loadTransaction(network.id, typed);
  if (!found.ok) {
    setPageStatus(found.error);
    const hash = hashInPath(typed);
    return (
      <MissingTransaction network={network} hash={hash} problem={found.error}>
        <Suspense fallback={<p className="mt-6 text-muted">Looking on the other networks…</p>}>
          {hash !== null && <Elsewhere network={network} hash={hash} />}
        </Suspense>
      </MissingTransaction>
    );
  }
  const { moved, transaction } = found.value;
  if (moved !== null) {
    const fragment = moved.message === null ? "" : `#${moved.message}`;
    permanentRedirect(transactionPath(network, transaction.hash) + fragment);
  }
  return <TransactionView network={network} found={found.value} />;
}

async function Elsewhere({ network, hash }: { readonly network: PageNetwork; readonly hash: Hash }) {
  return (
    <div className="mt-6">
      <OtherNetworks here={network} report={await hashOnOtherNetworks(network.id, hash)} />
    </div>
  );
}
