import type { ReactNode } from "react";
import { BlockLink } from "@/components/entity/block-link";
import { Count } from "@/components/entity/count";
import { HashText } from "@/components/entity/hash-text";
import { TransactionLink } from "@/components/entity/transaction-link";
import { Section } from "@/components/ui/section";
import { MASTERCHAIN, MASTERCHAIN_SHARD, type BlockId } from "@/lib/ton/block/block";
import { adjacentTransactionsPath, nextTransactionPath } from "@/lib/paths";
import type { Hash } from "@/lib/ton/value/hash";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Transaction } from "@/lib/toncenter/v3/v3-transaction";
import { FactRows, ifPresent, type FactRow } from "./fact-rows";

interface BlockAndTraceSectionProps {
  readonly network: PageNetwork;
  readonly transaction: Transaction;
}

/** The transaction's block and trace, with links to adjacent transactions. */
export function BlockAndTraceSection({ network, transaction }: BlockAndTraceSectionProps) {
  return (
    <Section title="Place on the chain">
      <FactRows rows={blockAndTraceFacts(network, transaction)} />
    </Section>
  );
}

function blockAndTraceFacts(network: PageNetwork, transaction: Transaction): readonly FactRow[] {
  const { mc_block_seqno: seqno, block_ref: block, trace_id: trace } = transaction;
  // Makes the link high enough to tap without a higher line.
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
    ["Block", ifPresent(block, blockLink)],
    ["Masterchain block", ifPresent(inMasterchain, blockLink)],
    ["Logical time", <Count key="lt" value={transaction.lt} />],
    ["Trace", ifPresent(trace, trace === transaction.hash ? first : link)],
    [
      "Trace’s first message",
      ifPresent(transaction.trace_external_hash, (value) => <HashText hash={value} full />),
    ],
    ["Before it on this account", ifPresent(transaction.prev_trans_hash, previous(link))],
    ["Its logical time", ifPresent(transaction.prev_trans_lt, (value) => <Count value={value} />)],
    [
      "After it on this account",
      <a key="next" href={nextTransactionPath(network, transaction.hash)}>
        the next transaction
      </a>,
    ],
    [
      "Beside it in the trace",
      <a key="adjacent" href={adjacentTransactionsPath(network, transaction.hash)}>
        what caused it, and what it caused
      </a>,
    ],
    ["Finality", transaction.finality],
    [
      "Data of this page",
      <a key="data" href={dataPath(network, transaction)}>
        the service’s answer, as JSON
      </a>,
    ],
  ];
}

const NO_HASH = "0".repeat(64);

const first = (trace: Hash) => (
  <>
    <HashText hash={trace} copy /> <span className="text-muted">begins with this transaction</span>
  </>
);

/** The first transaction of an account has a hash of zeros here. */
function previous(link: (hash: Hash) => ReactNode) {
  return (hash: Hash) => (hash === NO_HASH ? "none: it is the account’s first" : link(hash));
}

function dataPath(network: PageNetwork, { hash }: Transaction): string {
  return `/api/${network.id}/v3/transactions?hash=${hash}`;
}
