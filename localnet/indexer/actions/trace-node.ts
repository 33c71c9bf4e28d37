import { Cell, type Slice } from "@ton/core";
import type { Hash } from "@/lib/ton/value/hash";
import type { MessageRecord, TransactionRecord } from "../../records";

/** A transaction of a trace, with what it follows from and what follows from it. */
export interface TraceNode {
  readonly transaction: TransactionRecord;
  /** What the transaction received; null for those that the chain itself sets off. */
  readonly message: MessageRecord | null;
  readonly parent: TraceNode | null;
  /** In the order in which they were sent for. */
  readonly children: readonly TraceNode[];
}

interface Growing extends TraceNode {
  parent: Growing | null;
  children: Growing[];
}

/** All of a trace by logical time. Without recursion, since a trace may be as deep as it is long. */
export function traceNodes(transactions: readonly TransactionRecord[]): readonly TraceNode[] {
  const nodes: Growing[] = [...transactions]
    .sort((one, other) => (one.lt < other.lt ? -1 : one.lt > other.lt ? 1 : 0))
    .map((transaction) => ({ transaction, message: transaction.incoming, parent: null, children: [] }));
  const receivers = new Map<Hash, Growing>();
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

/** The body of what it received, behind the opcode; throws where it is none. */
export function bodyOf(node: Pick<TraceNode, "message">): Slice {
  if (node.message === null) throw new Error("nothing was received");
  const [root] = Cell.fromBoc(Buffer.from(node.message.body));
  if (root === undefined) throw new Error("there is no body");
  const body = root.beginParse();
  body.skip(32);
  return body;
}

/** Whether it received a message with one of these opcodes, and not the return of one. */
export function received(node: Pick<TraceNode, "message">, ...opcodes: readonly number[]): boolean {
  const opcode = node.message?.opcode ?? null;
  return opcode !== null && node.message?.bounced !== true && opcodes.includes(Number(opcode));
}

/** The first of what follows directly from it and received one of these opcodes. */
export function followed(node: TraceNode, ...opcodes: readonly number[]): TraceNode | null {
  return node.children.find((child) => received(child, ...opcodes)) ?? null;
}
