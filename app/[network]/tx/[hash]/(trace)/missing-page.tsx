import { PageLink } from "@/components/ui/page-link";
import { Suspense } from "react";
import { KindDrawings } from "@/components/action/kind-drawings";
import { BlockLink } from "@/components/entity/block-link";
import { OtherNetworks } from "@/components/search/other-networks";
import { MissingTransaction } from "@/components/transaction/page/missing-transaction";
import { asBlock, findHash } from "@/lib/loaders/search/find-hash";
import { hashOnOtherNetworks } from "@/lib/loaders/search/other-networks";
import { setPageStatus } from "@/lib/loaders/request/page-status";
import { hashInPath } from "@/lib/loaders/transaction/load-transaction";
import { pendingPath } from "@/lib/paths";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { writePendingQuery } from "@/lib/domain/pending/pending-query";
import type { Hash } from "@/lib/ton/value/hash";
import type { ApiError } from "@/lib/toncenter/error";

interface MissingPageProps {
  readonly network: PageNetwork;
  readonly typed: string;
  readonly problem: ApiError;
}

/** Says why the transaction cannot be shown, and whether another network has it. */
export function MissingPage({ network, typed, problem }: MissingPageProps) {
  setPageStatus(problem);
  const hash = hashInPath(typed);
  return (
    <>
      <KindDrawings />
      <MissingTransaction network={network} hash={hash} problem={problem}>
        {hash !== null && (
          <p className="mt-4 max-w-prose">
            Sent a moment ago?{" "}
            <PageLink
              href={pendingPath(network, writePendingQuery({ is: "message", hash }))}
              className="underline"
            >
              Show pending traces
            </PageLink>
            .
          </p>
        )}
        <Suspense>{hash !== null && <BlockOfHash network={network} hash={hash} />}</Suspense>
        <Suspense fallback={<p className="mt-6 text-muted">Searching other networks…</p>}>
          {hash !== null && <Elsewhere network={network} hash={hash} />}
        </Suspense>
      </MissingTransaction>
    </>
  );
}

/** Nodes print the hashes of blocks beside those of transactions. One call, for the hash that is used most. */
async function BlockOfHash({ network, hash }: { readonly network: PageNetwork; readonly hash: Hash }) {
  const found = await findHash(network.id, hash, "panel", [asBlock]);
  if (!found.ok || found.value?.kind !== "block") return null;
  return (
    <p className="mt-4">
      This is the hash of block <BlockLink network={network} block={found.value.id} />.
    </p>
  );
}

async function Elsewhere({ network, hash }: { readonly network: PageNetwork; readonly hash: Hash }) {
  return (
    <div className="mt-6">
      <OtherNetworks here={network} report={await hashOnOtherNetworks(network.id, hash)} />
    </div>
  );
}
