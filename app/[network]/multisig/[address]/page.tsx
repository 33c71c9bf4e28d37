import type { Metadata } from "next";
import { cardUrl } from "@/app/card-url";
import { pageMetadata } from "@/app/page-metadata";
import { RefusedAddress } from "@/app/refused-address";
import { Streamed } from "@/app/streamed";
import { MultisigHead, MultisigHeadSkeleton } from "@/components/multisig/multisig-head";
import { MultisigOrders } from "@/components/multisig/multisig-orders";
import { SkeletonList } from "@/components/ui/skeleton";
import { multisigProblem } from "@/lib/domain/multisig/multisig-profile";
import { multisigTitle } from "@/lib/domain/multisig/multisig-title";
import { loadMultisig } from "@/lib/loaders/multisig/load-multisig";
import { openMultisigOrders } from "@/lib/loaders/multisig/load-orders";
import { serverNow } from "@/lib/loaders/request/clock";
import { inTime } from "@/lib/loaders/request/in-time";
import { addressOf } from "@/lib/loaders/request/page-address";
import { queryOf } from "@/lib/loaders/request/search-params";

type Props = PageProps<"/[network]/multisig/[address]">;

/** Its kind comes with a call that the page makes anyway. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { network, segment, read } = await addressOf(params);
  if (!read.ok) return pageMetadata({ network, title: ["Multisig"] });
  const report = await inTime(loadMultisig(network.id, read.value));
  const profile = report.late ? null : report.value.profile;
  const title = multisigTitle(network, read.value, profile);
  const description =
    profile?.is === "order"
      ? `Actions, approvals and expiry of a multisig order on TON ${network.name}.`
      : `Signers, threshold and orders of a multisig on TON ${network.name}.`;
  const card = await cardUrl(network, "multisig", segment);
  return pageMetadata({ network, title, description, card });
}

/** A multisig with its orders, or one of them. */
export default async function MultisigPage({ params, searchParams }: Props) {
  const { network, typed, read } = await addressOf(params);
  if (!read.ok) return <RefusedAddress title="Multisig" typed={typed} error={read.error} />;
  const address = read.value;
  const orders = openMultisigOrders(network, address, queryOf(await searchParams));
  return (
    <div className="grid grid-cols-1 gap-4">
      <Streamed
        loading={loadMultisig(network.id, address)}
        skeleton={<MultisigHeadSkeleton network={network} address={address} />}
        problemOf={multisigProblem}
      >
        {(report) => <MultisigHead network={network} address={address} report={report} nowMs={serverNow()} />}
      </Streamed>
      <Streamed
        loading={orders}
        skeleton={
          <div className="card">
            <SkeletonList />
          </div>
        }
      >
        {(opened) => opened && <MultisigOrders network={network} opened={opened} />}
      </Streamed>
    </div>
  );
}
