import { workchainOf } from "../../ton/address/address";
import type { Hash } from "../../ton/value/hash";
import type { Message } from "../../toncenter/v3/message";
import type { TraceNode } from "../../toncenter/v3/trace-tree";
import type { Transaction } from "../../toncenter/v3/transaction";

/** What stands at one place of a trace. */
export interface Link {
  /**
   * A `message` went out and no transaction that we know received it; a `log` has no receiver; `omitted` is a
   * transaction that the service names without telling it.
   */
  readonly kind: "transaction" | "omitted" | "message" | "log";
  /** Of the transaction; null where there is none. */
  readonly hash: Hash | null;
  readonly transaction: Transaction | null;
  /** What set it off, or what is on its way; null for ticks and the like, which nobody sent. */
  readonly message: Message | null;
}

/** What led to what. Whoever walks down from all roots meets each link once. */
export class Links {
  readonly roots: Link[] = [];
  readonly #below = new Map<Link, Link[]>();
  readonly #byHash = new Map<Hash, Link>();

  constructor(nodes: readonly TraceNode[], transactions: readonly Transaction[]) {
    const inOrder = transactions.toSorted(byTime);
    const received = new Set<Hash>(inOrder.flatMap(({ in_msg }) => in_msg?.hash ?? []));
    this.#hangByTree(nodes, new Map(inOrder.map((one) => [one.hash, one])), received);
    this.#hangByMessages(inOrder);
    for (const { hash, out_msgs } of inOrder)
      for (const message of new Map(out_msgs.map((one) => [one.hash, one])).values())
        if (!received.has(message.hash)) this.#hang(messageLink(message), this.#byHash.get(hash));
  }

  below(link: Link): readonly Link[] {
    return this.#below.get(link) ?? [];
  }

  #hang(link: Link, parent: Link | undefined): void {
    if (link.hash !== null) this.#byHash.set(link.hash, link);
    if (parent === undefined) this.roots.push(link);
    else {
      const siblings = this.#below.get(parent);
      if (siblings === undefined) this.#below.set(parent, [link]);
      else siblings.push(link);
    }
  }

  /** As the service says. A node without a transaction hands its children on to the node above. */
  #hangByTree(
    nodes: readonly TraceNode[],
    byHash: ReadonlyMap<Hash, Transaction>,
    received: Set<Hash>,
  ): void {
    const sent = new Map(
      [...byHash.values()].flatMap(({ out_msgs }) => out_msgs.map((message) => [message.hash, message])),
    );
    const told: (Link | undefined)[] = [];
    for (const { tx_hash, in_msg_hash, parent } of nodes) {
      const above = parent === null ? undefined : told[parent];
      const before = tx_hash === null ? above : this.#byHash.get(tx_hash);
      if (tx_hash === null || before !== undefined) {
        told.push(before);
        continue;
      }
      const transaction = byHash.get(tx_hash) ?? null;
      const message = transaction?.in_msg ?? (in_msg_hash === null ? null : (sent.get(in_msg_hash) ?? null));
      const link: Link = {
        kind: transaction === null ? "omitted" : "transaction",
        hash: tx_hash,
        transaction,
        message,
      };
      this.#hang(link, above);
      told.push(link);
      if (in_msg_hash !== null) received.add(in_msg_hash);
    }
  }

  /** What the tree leaves out stands below who sent the message that it received. */
  #hangByMessages(inOrder: readonly Transaction[]): void {
    const left = inOrder.filter(({ hash }) => !this.#byHash.has(hash));
    const senders = sendersOf(inOrder);
    const breaks = circleBreaks(senders);
    const links = left.map((transaction): Link => {
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

/** By each transaction, the one that sent the message which it received. */
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

/** One transaction of each circle, for what a service says can go round in one. */
function circleBreaks(senders: ReadonlyMap<Hash, Hash>): ReadonlySet<Hash> {
  const breaks = new Set<Hash>();
  const done = new Set<Hash>();
  for (const start of senders.keys()) {
    const way = new Set<Hash>();
    for (let at: Hash | undefined = start; at !== undefined && !done.has(at); at = senders.get(at)) {
      if (way.has(at)) breaks.add(at);
      if (way.has(at)) break;
      way.add(at);
    }
    for (const hash of way) done.add(hash);
  }
  return breaks;
}

function messageLink(message: Message): Link {
  const { destination } = message;
  const isLog = destination === null || workchainOf(destination) === null;
  return { kind: isLog ? "log" : "message", hash: null, transaction: null, message };
}

function byTime(a: Transaction, b: Transaction): number {
  if (a.lt !== b.lt) return a.lt < b.lt ? -1 : 1;
  return a.account < b.account ? -1 : a.account === b.account ? 0 : 1;
}
