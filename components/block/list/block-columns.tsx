import { BlockLink } from "@/components/entity/block-link";
import { Count } from "@/components/entity/count";
import { HashText } from "@/components/entity/hash-text";
import { Time } from "@/components/entity/time/time";
import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import { blocksPath, type NetworkName } from "@/lib/paths";
import { writeBlockFilter } from "@/lib/domain/block/block-filter";
import type { BlockRow } from "@/lib/domain/block/block-row";
import { PageLink } from "@/components/ui/page-link";

export function blockColumns(network: NetworkName): readonly Column<BlockRow>[] {
  return [
    number(network),
    MADE,
    { ...TRANSACTIONS, cell: (row) => <CommittedTransactions row={row} /> },
    ROOT_HASH,
    { title: "Type", phone: "value", cell: ({ keyBlock }) => keyBlock && <Badge>Key block</Badge> },
  ];
}

/** Blocks of shards. Their seqno is ambiguous without workchain and shard. */
export function shardBlockColumns(network: NetworkName): readonly Column<BlockRow>[] {
  return [
    number(network),
    {
      title: "Shard",
      phone: "value",
      cell: ({ workchain, shard }) => (
        <PageLink
          href={blocksPath(network, writeBlockFilter({ workchain, shard, until: null }))}

          title="Blocks of this shard"
          className="code-text text-inherit"
        >
          {shard}
        </PageLink>
      ),
    },
    MADE,
    TRANSACTIONS,
    ROOT_HASH,
  ];
}

function number(network: NetworkName): Column<BlockRow> {
  return {
    title: "Block",
    phone: "lead",
    cell: ({ workchain, shard, seqno }) => (
      <BlockLink network={network} block={{ workchain, shard, seqno }} short />
    ),
  };
}

const MADE: Column<BlockRow> = {
  title: "Age",
  phone: "aside",
  cell: ({ generatedAt }) => <Time atMs={generatedAt * 1_000} />,
};

const TRANSACTIONS: Column<BlockRow> = {
  title: "Transactions",
  numeric: true,
  phone: "detail",
  cell: ({ transactions }) => <TransactionCount count={transactions} />,
};

const ROOT_HASH: Column<BlockRow> = {
  title: "Root hash",
  cell: ({ rootHash }) => <HashText hash={rootHash} copy />,
};

/**
 * For a masterchain block, the number of interest is what it made final: its own transactions, and those of its
 * shards' blocks.
 */
function CommittedTransactions({ row: { transactions, committed } }: { readonly row: BlockRow }) {
  if (committed !== null || transactions === null) return <TransactionCount count={committed} />;
  return (
    <span title="Masterchain only, without shard blocks">
      <TransactionCount count={transactions} /> <span className="text-muted">in masterchain</span>
    </span>
  );
}

function TransactionCount({ count }: { readonly count: number | null }) {
  if (count === null) return "Unknown";
  return (
    <>
      <Count value={count} />
      <span className="sm:hidden"> {count === 1 ? "transaction" : "transactions"}</span>
    </>
  );
}
