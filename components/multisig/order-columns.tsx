import { SentenceParts } from "@/components/action/sentence-parts";
import { Entity } from "@/components/entity/entity";
import { Count } from "@/components/entity/count";
import { Time } from "@/components/entity/time/time";
import type { Column } from "@/components/ui/data-table";
import { PageLink } from "@/components/ui/page-link";
import type { MultisigOrderRow, OrderState } from "@/lib/domain/multisig/order-row";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { multisigPath } from "@/lib/paths";
import { middle } from "@/lib/ton/value/shorten";
import { OrderBadge } from "./order-badge";

const NO_LONGER_EXPIRE: ReadonlySet<OrderState> = new Set(["executed", "sent", "failed"]);

export function orderColumns(network: PageNetwork): readonly Column<MultisigOrderRow>[] {
  return [
    {
      title: "Order",
      phone: "lead",
      cell: ({ address, seqno }) => (
        <Entity id={address}>
          <PageLink href={multisigPath(network, address)}>
            {seqno === null ? "Order" : <OrderNumber seqno={seqno} />}
          </PageLink>
        </Entity>
      ),
    },
    {
      title: "Actions",
      phone: "more",
      cell: (row) => <FirstLine network={network} row={row} />,
    },
    { title: "Status", phone: "value", cell: ({ state }) => <OrderBadge state={state} /> },
    {
      title: "Approvals",
      numeric: true,
      phone: "detail",
      cell: ({ approvals, threshold }) => <ApprovalCount approvals={approvals} threshold={threshold} />,
    },
    {
      title: "Expires",
      numeric: true,
      phone: "aside",
      cell: ({ expiresAt, state }) =>
        expiresAt === null || NO_LONGER_EXPIRE.has(state) ? "–" : <Time atMs={expiresAt * 1_000} />,
    },
  ];
}

interface ApprovalCountProps {
  readonly approvals: number | null;
  readonly threshold: number | null;
}

/** "1 of 2". */
export function ApprovalCount({ approvals, threshold }: ApprovalCountProps) {
  if (approvals === null || threshold === null) return "–";
  return (
    <>
      <Count value={approvals} /> of <Count value={threshold} />
    </>
  );
}

const LONGEST_NUMBER = 12;

/** "#6"; where proposers choose the numbers, some are hashes. */
export function OrderNumber({ seqno }: { readonly seqno: bigint }) {
  const digits = String(seqno);
  return digits.length <= LONGEST_NUMBER ? (
    <>#{digits}</>
  ) : (
    <span title={digits}>#{middle(digits, 6, 4)}</span>
  );
}

interface FirstLineProps {
  readonly network: PageNetwork;
  readonly row: MultisigOrderRow;
}

function FirstLine({ network, row: { lines, more } }: FirstLineProps) {
  const [first, ...others] = lines ?? [];
  if (first === undefined) return <span className="text-muted">Undecodable</span>;
  const rest = others.length + more;
  return (
    <span className="whitespace-normal">
      <SentenceParts network={network} parts={first.sentence} />
      {rest > 0 && <span className="text-muted"> and {rest} more</span>}
    </span>
  );
}
