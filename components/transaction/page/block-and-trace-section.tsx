import type { ReactNode } from "react";
import { BlockLink } from "@/components/entity/block-link";
import { Count } from "@/components/entity/count";
import { HashText } from "@/components/entity/hash-text";
import { TransactionLink } from "@/components/entity/transaction-link";
import { MASTERCHAIN, MASTERCHAIN_SHARD, type BlockId } from "@/lib/ton/block/block";
import { adjacentTransactionsPath, nextTransactionPath } from "@/lib/paths";
import type { Hash } from "@/lib/ton/value/hash";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Transaction } from "@/lib/toncenter/v3/v3-transaction";
import { FactRows, ifPresent, type FactRow } from "./fact-rows";
import { RawCells } from "./raw-cells";

const RAW_CELLS: readonly (readonly [
  name: string,
  boc: (transaction: Transaction) => string | null | undefined,
])[] = [
  ["Message body", ({ in_msg }) => in_msg?.message_content?.body],
  ["StateInit", ({ in_msg }) => in_msg?.init_state?.body],
  ["Code before", ({ account_state_before: state }) => state?.code_boc],
  ["Data before", ({ account_state_before: state }) => state?.data_boc],
  ["Code after", ({ account_state_after: state }) => state?.code_boc],
  ["Data after", ({ account_state_after: state }) => state?.data_boc],
];

interface BlockAndTraceSectionProps {
  readonly network: PageNetwork;
  readonly transaction: Transaction;
}

/** The transaction's block and trace, with links to adjacent transactions. */
export function BlockAndTraceSection({ network, transaction }: BlockAndTraceSectionProps) {
  return (
    <div>
      <FactRows rows={blockAndTraceFacts(network, transaction)} />
      {RAW_CELLS.map(([name, boc]) => (
        <RawCells key={name} network={network} name={name} boc={boc(transaction)} among={RAW_CELLS.length} />
      ))}
    </div>
  );
}

function blockAndTraceFacts(network: PageNetwork, transaction: Transaction): readonly FactRow[] {
  const { mc_block_seqno: seqno, block_ref: block, trace_id: trace } = transaction;
  // Makes the link high enough to tap without making the line higher.
  const blockLink = (id: BlockId) => (
    <span className="[&_a]:-my-0.5 [&_a]:inline-block [&_a]:py-0.5">
      <BlockLink network={network} block={id} copy />
    </span>
  );
  const link = (value: Hash) => <TransactionLink network={network} hash={value} copy />;
  // Pending transactions have 0.
  const inMasterchain =
    seqno === null || seqno === 0 ? null : { workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno };
  return [
    ["Transaction hash", <HashText key="hash" hash={transaction.hash} full what="transaction hash" />],
    ["Block", ifPresent(block, blockLink)],
    ["Masterchain block", ifPresent(inMasterchain, blockLink)],
    ["Logical time", <Count key="lt" value={transaction.lt} />],
    ["Trace", ifPresent(trace, trace === transaction.hash ? first : link)],
    [
      "External message hash",
      ifPresent(transaction.trace_external_hash, (value) => <HashText hash={value} full />),
    ],
    ["Previous transaction", ifPresent(transaction.prev_trans_hash, previous(link))],
    ["Previous logical time", ifPresent(transaction.prev_trans_lt, (value) => <Count value={value} />)],
    [
      "Next transaction",
      <a key="next" href={nextTransactionPath(network, transaction.hash)}>
        Next transaction of the account
      </a>,
    ],
    [
      "In the trace",
      <a key="adjacent" href={adjacentTransactionsPath(network, transaction.hash)}>
        Parent and children
      </a>,
    ],
    ["Finality", transaction.finality],
    [
      "API response",
      <a key="data" href={dataPath(network, transaction)}>
        JSON
      </a>,
    ],
  ];
}

const NO_HASH = "0".repeat(64);

const first = (trace: Hash) => (
  <>
    <HashText hash={trace} copy /> <span className="text-muted">this transaction</span>
  </>
);

/** The first transaction of an account has a hash of zeros here. */
function previous(link: (hash: Hash) => ReactNode) {
  return (hash: Hash) => (hash === NO_HASH ? "None: first of the account" : link(hash));
}

function dataPath(network: PageNetwork, { hash }: Transaction): string {
  return `/api/${network.id}/v3/transactions?hash=${hash}`;
}
