import type { Slice } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import { readMessage } from "../../chain/cells/message";
import type { ActionKind } from "../actions/kind";
import { bodyOf, followed, received, type TraceNode } from "../actions/trace-node";
import { accountOf, bagOf, rawOf } from "../stack";
import type { Tables } from "../tables";
import { VESTING } from "./contract";

const SEND = 0xa7733acd;
const SENT = 0xf7733acd;
const ALLOW = 0x7258a69b;
const ALLOWED = 0xf258a69b;

/** What answers a request to a vesting, also when it was refused; null for anything else. */
function answered(node: TraceNode, opcodes: readonly [asked: number, answered: number], tables: Tables) {
  const [asked, answer] = opcodes;
  if (!received(node, asked) || !tables.kindsAt(node.transaction.account).includes(VESTING)) return null;
  return followed(node, answer) ?? node.children.find(({ message }) => message?.bounced === true) ?? null;
}

const sendMessage: ActionKind = {
  type: "vesting_send_message",
  find(node, tables) {
    const answer = answered(node, [SEND, SENT], tables);
    if (answer === null) return null;
    const body = bodyOf(node);
    const queryId = body.loadUintBig(64);
    const message = body.skip(8).loadRef();
    const { info } = readMessage(rawOf(message));
    const { destination } = info;
    return {
      nodes: [node, answer],
      success: !node.transaction.aborted,
      details: {
        query_id: String(queryId),
        message_boc: bagOf(message).toString("base64"),
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
    const answer = answered(node, [ALLOW, ALLOWED], tables);
    if (answer === null) return null;
    const body = bodyOf(node);
    const queryId = body.loadUintBig(64);
    return {
      nodes: [node, answer],
      success: !node.transaction.aborted,
      details: {
        query_id: String(queryId),
        accounts_added: chained(body),
        source: node.message?.source ?? null,
        vesting: node.transaction.account,
      },
    };
  },
};

const MOST_ADDED = 1_000;

/** One address in each cell, and the next cell behind it. */
function chained(body: Slice): readonly Address[] {
  const added: Address[] = [];
  let slice = body;
  for (;;) {
    added.push(accountOf(slice.loadAddress()));
    if (slice.remainingRefs === 0) return added;
    if (added.length === MOST_ADDED) throw new RangeError("a list is too long");
    slice = slice.loadRef().beginParse();
  }
}

export const VESTING_ACTIONS: readonly ActionKind[] = [sendMessage, addWhitelist];
