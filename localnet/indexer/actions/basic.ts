import { readBoc } from "@/lib/ton/cell/boc";
import { readComment } from "@/lib/ton/cell/cell";
import type { MessageRecord } from "../../records";
import type { ActionKind } from "./kind";
import { bodyOf, type TraceNode } from "./trace-node";

/** What can be said of any message, where nothing else was said of it. */

const COMMENT = 0;
const ENCRYPTED_COMMENT = 0x2167da4b;

type Internal = TraceNode & { readonly message: MessageRecord };

function isInternal(node: TraceNode): node is Internal {
  return node.message?.source != null;
}

function isTransfer({ opcode }: MessageRecord): boolean {
  return opcode === null || [COMMENT, ENCRYPTED_COMMENT].includes(Number(opcode));
}

function currencies({ extraCurrencies }: MessageRecord) {
  return Object.fromEntries([...extraCurrencies].map(([id, amount]) => [String(id), String(amount)]));
}

/** An encrypted one as the base64 of what is behind the opcode. */
function commentOf(node: Internal): string | null {
  const { opcode, body } = node.message;
  if (opcode === null) return null;
  if (Number(opcode) === ENCRYPTED_COMMENT) return snake(node).toString("base64");
  const graph = readBoc(body);
  return readComment(graph, graph.roots[0] ?? 0);
}

const MOST_CELLS = 1_000;

function snake(node: Internal): Buffer {
  const parts: Buffer[] = [];
  let slice = bodyOf(node);
  for (let cells = 0; cells < MOST_CELLS; cells += 1) {
    parts.push(slice.loadBuffer(Math.floor(slice.remainingBits / 8)));
    if (slice.remainingRefs === 0) break;
    slice = slice.loadRef().beginParse();
  }
  return Buffer.concat(parts);
}

function bouncedBack(node: TraceNode): boolean {
  return node.transaction.outgoing.some(({ bounced }) => bounced === true);
}

function isOpening({ transaction }: TraceNode): boolean {
  return transaction.originalStatus !== "active" && transaction.endStatus === "active";
}

const tonTransfer: ActionKind = {
  type: "ton_transfer",
  within: ["auction_outbid"],
  find(node) {
    if (!isInternal(node) || !isTransfer(node.message)) return null;
    const { source, destination, value, opcode } = node.message;
    return {
      nodes: [node],
      success: !bouncedBack(node),
      details: {
        source,
        destination,
        value: String(value),
        value_extra_currencies: currencies(node.message),
        comment: commentOf(node),
        encrypted: Number(opcode ?? COMMENT) === ENCRYPTED_COMMENT,
      },
    };
  },
};

/** What a message does not have is left out. */
function callDetails({ opcode, source, destination, value }: MessageRecord) {
  return {
    ...(opcode === null ? {} : { opcode }),
    ...(source === null ? {} : { source }),
    destination,
    ...(value === null ? {} : { value: String(value) }),
  };
}

/** A message from outside counts as one only where nothing follows from it: else that is what it was for. */
const callContract: ActionKind = {
  type: "call_contract",
  find(node) {
    const { message, children, transaction } = node;
    if (message === null || (message.source === null && children.length > 0)) return null;
    return {
      nodes: [node],
      success: !transaction.aborted,
      details: { ...callDetails(message), extra_currencies: currencies(message) },
    };
  },
};

const contractDeploy: ActionKind = {
  type: "contract_deploy",
  beside: ["ton_transfer", "call_contract"],
  find(node) {
    const { message, transaction } = node;
    if (message === null || !isOpening(node)) return null;
    return { nodes: [node], success: !transaction.aborted, details: callDetails(message) };
  },
};

const tickTock: ActionKind = {
  type: "tick_tock",
  find: (node) =>
    node.message === null ? { nodes: [node], success: !node.transaction.aborted, details: {} } : null,
};

/** In this order, and after all others. */
export const BASIC_ACTIONS: readonly ActionKind[] = [tonTransfer, callContract, contractDeploy, tickTock];
