import type { Slice } from "@ton/core";
import { bodyOf, childWith, received, type TraceNode } from "../actions/trace-node";
import type { ActionKind } from "../actions/action-kind";
import { bocOf } from "../stack-values";
import { orderAt } from "./order-rows";

const NEW_ORDER = 0xf718510f;
const INIT_ORDER = 0x9c73fba2;
const APPROVE = 0xa762230f;
const ACCEPTED = 0x82609bf6;
const REJECTED = 0xafaf283e;
const EXECUTE = 0x75097f5d;
const COMMENT = 0;

const base64 = (body: Slice) => bocOf(body.loadRef()).toString("base64");

const createOrder: ActionKind = {
  type: "multisig_create_order",
  find(node, tables) {
    const init = received(node, NEW_ORDER) ? childWith(node, INIT_ORDER) : null;
    if (init === null) return null;
    const order = orderAt(tables, init.transaction.account);
    if (order === null) return null;
    const body = bodyOf(node);
    const queryId = body.loadUintBig(64);
    const number = body.loadUintBig(256);
    const bySigner = body.loadBit();
    const index = body.loadUint(8);
    const expiresAt = body.loadUint(48);
    return {
      nodes: [node, init],
      success: !node.transaction.aborted && !init.transaction.aborted,
      details: {
        query_id: String(queryId),
        order_seqno: String(number),
        is_created_by_signer: bySigner,
        is_signed_by_creator: approvedOnInit(init),
        creator_index: index,
        expiration_date: expiresAt,
        order_boc: base64(body),
        source: node.message?.source ?? null,
        destination: node.transaction.account,
        destination_order: order.address,
      },
      accounts: order.signers ?? [],
    };
  },
};

function approvedOnInit(init: TraceNode): boolean {
  return bodyOf(init)
    .skip(64 + 8 + 48)
    .loadBit();
}

const approve: ActionKind = {
  type: "multisig_approve",
  find(node, tables) {
    if (!received(node, APPROVE, COMMENT)) return null;
    const reply = childWith(node, ACCEPTED, REJECTED);
    const order = reply === null ? null : orderAt(tables, node.transaction.account);
    if (reply === null || order === null) return null;
    const accepted = received(reply, ACCEPTED);
    return {
      nodes: [node, reply],
      success: accepted,
      details: {
        // An approval by text comment has no signer index.
        signer_index: received(node, APPROVE) ? bodyOf(node).skip(64).loadUint(8) : -1,
        exit_code: accepted ? 0 : bodyOf(reply).skip(64).loadUint(32),
        source: node.message?.source ?? null,
        destination: order.address,
      },
      accounts: order.signers ?? [],
    };
  },
};

const execute: ActionKind = {
  type: "multisig_execute",
  find(node, tables) {
    const source = node.message?.source ?? null;
    const order = received(node, EXECUTE) && source !== null ? orderAt(tables, source) : null;
    if (order === null) return null;
    const body = bodyOf(node);
    const queryId = body.loadUintBig(64);
    const number = body.loadUintBig(256);
    const expiresAt = body.loadUint(48);
    const approvals = body.loadUint(8);
    const signersHash = body.loadBuffer(32);
    return {
      nodes: [node],
      success: !node.transaction.aborted,
      details: {
        query_id: String(queryId),
        order_seqno: String(number),
        expiration_date: expiresAt,
        approvals_num: approvals,
        signers_hash: signersHash.toString("base64"),
        order_boc: base64(body),
        source: order.address,
        destination: node.transaction.account,
      },
      accounts: order.signers ?? [],
    };
  },
};

export const MULTISIG_ACTIONS: readonly ActionKind[] = [createOrder, approve, execute];
