import { AccountAddress } from "@/components/entity/account-address";
import { AddressLink } from "@/components/entity/address-link";
import { AddressShards } from "@/components/entity/face/address-shards";
import { Count } from "@/components/entity/count";
import { Countdown } from "@/components/entity/time/countdown";
import { Time } from "@/components/entity/time/time";
import { PartyLink } from "@/components/transaction/list/party-link";
import { Badge } from "@/components/ui/badge";
import { Fact, Facts } from "@/components/ui/fact-list";
import { Hero } from "@/components/ui/hero";
import { PageLink } from "@/components/ui/page-link";
import { Section } from "@/components/ui/section";
import type { MultisigOrderProfile } from "@/lib/domain/multisig/multisig-profile";
import type { OrderState } from "@/lib/domain/multisig/order-row";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { accountPath, multisigPath } from "@/lib/paths";
import { OrderBadge } from "./order-badge";
import { ApprovalCount, OrderNumber } from "./order-columns";
import { ORDER_LABELS } from "./order-labels";
import { OrderLineList } from "./order-line-list";

interface OrderOverviewProps {
  readonly network: PageNetwork;
  readonly order: MultisigOrderProfile;
  readonly nowMs: number;
}

/** An order: what it does, who has approved it, and when it expires. */
export function OrderOverview({ network, order, nowMs }: OrderOverviewProps) {
  const { address, seqno, state, approvals, threshold, expiresAt, lines, signers } = order;
  const { reason } = ORDER_LABELS[state];
  return (
    <>
      <Hero
        picture={<AddressShards address={address} size="hero" />}
        title={<>Order {seqno !== null && <OrderNumber seqno={seqno} />}</>}
        identity={<AccountAddress network={network} address={address} />}
        badges={
          <>
            <OrderBadge state={state} />
            <Badge>Multisig order</Badge>
          </>
        }
        figure={<ApprovalCount approvals={approvals} threshold={threshold} />}
        figureDetail={
          <>
            approvals
            {state === "waiting" && expiresAt !== null && (
              <>
                {" "}
                · expires in <Countdown endMs={expiresAt * 1_000} serverNowMs={nowMs} />
              </>
            )}
          </>
        }
        actions={
          <>
            <PageLink href={multisigPath(network, order.multisig)} className="button">
              All orders
            </PageLink>
            <PageLink href={accountPath(network, address)} className="button">
              Activity
            </PageLink>
          </>
        }
      >
        {reason === undefined ? undefined : <p className="text-muted">{reason}.</p>}
      </Hero>
      <Section title={TITLES[state]} count={lines === null ? undefined : <Count value={lines.length} />}>
        {lines === null ? (
          <p className="text-muted">The actions of this order cannot be decoded.</p>
        ) : (
          <OrderLineList network={network} lines={lines} />
        )}
      </Section>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 [&>*]:min-w-0">
        <Section title="Signers" count={<Count value={signers.length} />}>
          {signers.length === 0 ? (
            <p className="text-muted">Unknown</p>
          ) : (
            <ul className="grid gap-2">
              {signers.map(({ party, hasApproved }, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- an account can be there twice; its place is its number
                <li key={place} className="flex flex-wrap items-center justify-between gap-x-3">
                  <span className="min-w-0">
                    <PartyLink network={network} party={party} />
                  </span>
                  <Badge tone={hasApproved ? "positive" : "neutral"}>
                    {hasApproved ? "Approved" : state === "waiting" ? "Pending" : "Not approved"}
                  </Badge>
                </li>
              ))}
            </ul>
          )}
        </Section>
        <Section title="Details">
          <Facts narrow="card">
            <Fact name="Multisig">
              <AddressLink
                network={network}
                address={order.multisig}
                name={order.multisigParty.name ?? undefined}
                nameSource="TON DNS name"
                path={multisigPath}
              />
            </Fact>
            {seqno !== null && (
              <Fact name="Seqno">
                <span className="break-all">{String(seqno)}</span>
              </Fact>
            )}
            {threshold !== null && (
              <Fact name="Threshold">
                <Count value={threshold} /> of <Count value={signers.length} />
              </Fact>
            )}
            {expiresAt !== null && (
              <Fact name={state === "expired" ? "Expired" : "Expires"}>
                <Time atMs={expiresAt * 1_000} detail />
              </Fact>
            )}
          </Facts>
        </Section>
      </div>
    </>
  );
}

/** The title of the actions, by the state of the order. */
const TITLES: Readonly<Record<OrderState, string>> = {
  waiting: "What this order will do",
  executed: "What this order did",
  sent: "Actions of this order",
  failed: "What this order was to do",
  expired: "What this order was to do",
  outdated: "What this order was to do",
  uninitialized: "Actions",
};
