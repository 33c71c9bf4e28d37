import type { Slice } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import { readMessage } from "../../chain/cells/read-message";
import type { ActionKind } from "../actions/action-kind";
import { bodyOf, childWith, received, type TraceNode } from "../actions/trace-node";
import { accountOf, bocOf, rawCellOf } from "../stack-values";
import type { Tables } from "../index-tables";
import { VESTING } from "./vesting-contract";

const SEND = 0xa7733acd;
const SEND_REPLY = 0xf7733acd;
const ALLOW = 0x7258a69b;
const ALLOW_REPLY = 0xf258a69b;

/** The reply of a vesting wallet to a request, which may be a bounce; null for other messages. */
function replyTo(node: TraceNode, opcodes: readonly [request: number, replyTo: number], tables: Tables) {
  const [request, reply] = opcodes;
  if (!received(node, request) || !tables.kindsAt(node.transaction.account).includes(VESTING)) return null;
  return childWith(node, reply) ?? node.children.find(({ message }) => message?.bounced === true) ?? null;
}

const sendMessage: ActionKind = {
  type: "vesting_send_message",
  find(node, tables) {
    const reply = replyTo(node, [SEND, SEND_REPLY], tables);
    if (reply === null) return null;
    const body = bodyOf(node);
    const queryId = body.loadUintBig(64);
    const message = body.skip(8).loadRef();
    const { info } = readMessage(rawCellOf(message));
    const { destination } = info;
    return {
      nodes: [node, reply],
      success: !node.transaction.aborted,
      details: {
        query_id: String(queryId),
        message_boc: bocOf(message).toString("base64"),
        source: node.message?.source ?? null,
        vesting: node.transaction.account,
        destination,
        amount: info.kind === "internal" ? String(info.value.coins) : null,
      },
      accounts: destination === null ? [] : [destination],
    };
  },
};

const addWhitelist: ActionKind = {
  type: "vesting_add_whitelist",
  find(node, tables) {
    const reply = replyTo(node, [ALLOW, ALLOW_REPLY], tables);
    if (reply === null) return null;
    const body = bodyOf(node);
    const queryId = body.loadUintBig(64);
    return {
      nodes: [node, reply],
      success: !node.transaction.aborted,
      details: {
        query_id: String(queryId),
        accounts_added: readLinkedList(body),
        source: node.message?.source ?? null,
        vesting: node.transaction.account,
      },
    };
  },
};

const MAX_ADDED = 1_000;

/** A linked list of cells with one address each. */
function readLinkedList(body: Slice): readonly Address[] {
  const added: Address[] = [];
  let slice = body;
  for (;;) {
    added.push(accountOf(slice.loadAddress()));
    if (slice.remainingRefs === 0) return added;
    if (added.length === MAX_ADDED) throw new RangeError("a list is too long");
    slice = slice.loadRef().beginParse();
  }
}

export const VESTING_ACTIONS: readonly ActionKind[] = [sendMessage, addWhitelist];
