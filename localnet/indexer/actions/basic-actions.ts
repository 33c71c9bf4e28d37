import { readBoc } from "@/lib/ton/cell/boc";
import { readComment } from "@/lib/ton/cell/cell";
import type { MessageRecord } from "../../chain-records";
import type { ActionKind } from "./action-kind";
import { bodyOf, type TraceNode } from "./trace-node";

/** Actions for messages that no contract family has claimed. */

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

/** An encrypted comment is the base64 of everything after the opcode. */
function commentOf(node: Internal): string | null {
  const { opcode, body } = node.message;
  if (opcode === null) return null;
  if (Number(opcode) === ENCRYPTED_COMMENT) return readEncrypted(node).toString("base64");
  const graph = readBoc(body);
  return readComment(graph, graph.roots[0] ?? 0);
}

const MAX_CELLS = 1_000;

function readEncrypted(node: Internal): Buffer {
  const parts: Buffer[] = [];
  let slice = bodyOf(node);
  for (let cells = 0; cells < MAX_CELLS; cells += 1) {
    parts.push(slice.loadBuffer(Math.floor(slice.remainingBits / 8)));
    if (slice.remainingRefs === 0) break;
    slice = slice.loadRef().beginParse();
  }
  return Buffer.concat(parts);
}

function hasBounced(node: TraceNode): boolean {
  return node.transaction.outgoing.some(({ bounced }) => bounced === true);
}

function isDeployment({ transaction }: TraceNode): boolean {
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
      success: !hasBounced(node),
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

/** Absent fields are left out. */
function callDetails({ opcode, source, destination, value }: MessageRecord) {
  return {
    ...(opcode === null ? {} : { opcode }),
    ...(source === null ? {} : { source }),
    destination,
    ...(value === null ? {} : { value: String(value) }),
  };
}

/** An external message is a call only when it caused nothing else; otherwise its effects are the actions. */
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
    if (message === null || !isDeployment(node)) return null;
    return { nodes: [node], success: !transaction.aborted, details: callDetails(message) };
  },
};

const tickTock: ActionKind = {
  type: "tick_tock",
  find: (node) =>
    node.message === null ? { nodes: [node], success: !node.transaction.aborted, details: {} } : null,
};

/** Tried in this order, after the actions of all families. */
export const BASIC_ACTIONS: readonly ActionKind[] = [tonTransfer, callContract, contractDeploy, tickTock];
