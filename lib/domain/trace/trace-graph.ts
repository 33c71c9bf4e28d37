import type { Hash } from "../../ton/value/hash";
import type { Message } from "../../toncenter/v3/v3-message";
import type { TraceNode } from "../../toncenter/v3/v3-trace-tree";
import type { Transaction } from "../../toncenter/v3/v3-transaction";
import { isOnChain } from "../message/message-kind";

/** A node of a trace's graph. */
export interface GraphNode {
  /**
   * A `message` was sent and no known transaction received it; a `log` has no receiver; `omitted` is a
   * transaction that the service lists without its content.
   */
  readonly kind: "transaction" | "omitted" | "message" | "log";
  /** The hash of the transaction; null if there is none. */
  readonly hash: Hash | null;
  readonly transaction: Transaction | null;
  /** The message that started it, or that is on its way; null for tick-tock and other transactions without one. */
  readonly message: Message | null;
}

/** The links between the nodes. Walking down from all roots visits each link once. */
export class TraceGraph {
  readonly roots: GraphNode[] = [];
  readonly #below = new Map<GraphNode, GraphNode[]>();
  readonly #byHash = new Map<Hash, GraphNode>();

  constructor(nodes: readonly TraceNode[], transactions: readonly Transaction[]) {
    const inOrder = transactions.toSorted(byTime);
    const received = new Set<Hash>(inOrder.flatMap(({ in_msg }) => in_msg?.hash ?? []));
    this.#hangByTree(nodes, new Map(inOrder.map((one) => [one.hash, one])), received);
    this.#hangByMessages(inOrder);
    for (const { hash, out_msgs } of inOrder)
      for (const message of new Map(out_msgs.map((one) => [one.hash, one])).values())
        if (!received.has(message.hash)) this.#hang(messageNode(message), this.#byHash.get(hash));
  }

  childrenOf(link: GraphNode): readonly GraphNode[] {
    return this.#below.get(link) ?? [];
  }

  #hang(link: GraphNode, parent: GraphNode | undefined): void {
    if (link.hash !== null) this.#byHash.set(link.hash, link);
    if (parent === undefined) this.roots.push(link);
    else {
      const siblings = this.#below.get(parent);
      if (siblings === undefined) this.#below.set(parent, [link]);
      else siblings.push(link);
    }
  }

  /** According to the service. The children of a node without a transaction go to the node above. */
  #hangByTree(
    nodes: readonly TraceNode[],
    byHash: ReadonlyMap<Hash, Transaction>,
    received: Set<Hash>,
  ): void {
    const sentMessages = new Map(
      [...byHash.values()].flatMap(({ out_msgs }) => out_msgs.map((message) => [message.hash, message])),
    );
    const added: (GraphNode | undefined)[] = [];
    for (const { tx_hash, in_msg_hash, parent } of nodes) {
      const above = parent === null ? undefined : added[parent];
      const before = tx_hash === null ? above : this.#byHash.get(tx_hash);
      if (tx_hash === null || before !== undefined) {
        added.push(before);
        continue;
      }
      const transaction = byHash.get(tx_hash) ?? null;
      const message =
        transaction?.in_msg ?? (in_msg_hash === null ? null : (sentMessages.get(in_msg_hash) ?? null));
      const link: GraphNode = {
        kind: transaction === null ? "omitted" : "transaction",
        hash: tx_hash,
        transaction,
        message,
      };
      this.#hang(link, above);
      added.push(link);
      if (in_msg_hash !== null) received.add(in_msg_hash);
    }
  }

  /** Transactions missing from the service's tree are attached to the sender of the message that they received. */
  #hangByMessages(inOrder: readonly Transaction[]): void {
    const unplaced = inOrder.filter(({ hash }) => !this.#byHash.has(hash));
    const senders = sendersOf(inOrder);
    const breaks = cycleBreaks(senders);
    const links = unplaced.map((transaction): GraphNode => {
      const { hash, in_msg: message } = transaction;
      return { kind: "transaction", hash, transaction, message };
    });
    for (const link of links) if (link.hash !== null) this.#byHash.set(link.hash, link);
    for (const link of links) {
      const sender = link.hash === null || breaks.has(link.hash) ? undefined : senders.get(link.hash);
      this.#hang(link, sender === undefined ? undefined : this.#byHash.get(sender));
    }
  }
}

/** For each transaction, the one that sent the message that it received. */
function sendersOf(transactions: readonly Transaction[]): ReadonlyMap<Hash, Hash> {
  const bySent = new Map(
    transactions.flatMap(({ hash, out_msgs }) => out_msgs.map((message) => [message.hash, hash])),
  );
  return new Map(
    transactions.flatMap(({ hash, in_msg }) => {
      const sender = in_msg === null ? undefined : bySent.get(in_msg.hash);
      return sender === undefined ? [] : [[hash, sender]];
    }),
  );
}

/** One transaction of each cycle, since answers of the service can contain cycles. */
function cycleBreaks(senders: ReadonlyMap<Hash, Hash>): ReadonlySet<Hash> {
  const breaks = new Set<Hash>();
  const done = new Set<Hash>();
  for (const start of senders.keys()) {
    const path = new Set<Hash>();
    for (let at: Hash | undefined = start; at !== undefined && !done.has(at); at = senders.get(at)) {
      if (path.has(at)) breaks.add(at);
      if (path.has(at)) break;
      path.add(at);
    }
    for (const hash of path) done.add(hash);
  }
  return breaks;
}

function messageNode(message: Message): GraphNode {
  return { kind: isOnChain(message.destination) ? "message" : "log", hash: null, transaction: null, message };
}

function byTime(a: Transaction, b: Transaction): number {
  if (a.lt !== b.lt) return a.lt < b.lt ? -1 : 1;
  return a.account < b.account ? -1 : a.account === b.account ? 0 : 1;
}
