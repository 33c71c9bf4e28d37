import { Cell, type Slice } from "@ton/core";
import type { Hash } from "@/lib/ton/value/hash";
import type { MessageRecord, TransactionRecord } from "../../chain-records";

/** A transaction in the tree of its trace. */
export interface TraceNode {
  readonly transaction: TransactionRecord;
  /** The incoming message; null for tick-tock transactions. */
  readonly message: MessageRecord | null;
  readonly parent: TraceNode | null;
  /** In the order of the outgoing messages. */
  readonly children: readonly TraceNode[];
}

interface MutableTraceNode extends TraceNode {
  parent: MutableTraceNode | null;
  children: MutableTraceNode[];
}

/** All nodes of a trace by logical time. Not recursive, because a trace may be as deep as it is long. */
export function traceNodes(transactions: readonly TransactionRecord[]): readonly TraceNode[] {
  const nodes: MutableTraceNode[] = [...transactions]
    .sort((one, other) => (one.lt < other.lt ? -1 : one.lt > other.lt ? 1 : 0))
    .map((transaction) => ({ transaction, message: transaction.incoming, parent: null, children: [] }));
  const receivers = new Map<Hash, MutableTraceNode>();
  for (const node of nodes) if (node.message !== null) receivers.set(node.message.hash, node);
  for (const node of nodes) {
    for (const { hash } of node.transaction.outgoing) {
      const child = receivers.get(hash);
      if (child === undefined || child === node) continue;
      child.parent = node;
      node.children.push(child);
    }
  }
  return nodes;
}

/** The body of the incoming message after the opcode; throws if there is none. */
export function bodyOf(node: Pick<TraceNode, "message">): Slice {
  if (node.message === null) throw new Error("there is no incoming message");
  const [root] = Cell.fromBoc(Buffer.from(node.message.body));
  if (root === undefined) throw new Error("there is no body");
  const body = root.beginParse();
  body.skip(32);
  return body;
}

/** Whether the incoming message has one of these opcodes and is not bounced. */
export function received(node: Pick<TraceNode, "message">, ...opcodes: readonly number[]): boolean {
  const opcode = node.message?.opcode ?? null;
  return opcode !== null && node.message?.bounced !== true && opcodes.includes(Number(opcode));
}

/** The first child that received one of these opcodes. */
export function childWith(node: TraceNode, ...opcodes: readonly number[]): TraceNode | null {
  return node.children.find((child) => received(child, ...opcodes)) ?? null;
}
