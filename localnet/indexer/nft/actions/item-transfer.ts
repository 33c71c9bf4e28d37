import { beginCell, type Cell } from "@ton/core";
import { readBoc } from "@/lib/ton/cell/boc";
import { readComment } from "@/lib/ton/cell/cell";
import type { Address } from "@/lib/ton/address/address";
import { childWith, received, bodyOf, type TraceNode } from "../../actions/trace-node";
import { attempt } from "../../attempt";
import type { Tables } from "../../index-tables";
import { itemAt, type ItemRow } from "../item-rows";
import { priceAt } from "../sale-prices";
import { tradeAt } from "../trade-rows";
import { payloadBoc, readTransfer, TRANSFER, type TransferBody } from "../nft-transfer-body";
import type { Trade } from "../trade-contract";
import { itemFields } from "./item-fields";

const OWNERSHIP_ASSIGNED = 0x05138d91;
const EXCESS = 0xd53276db;
const COMMENT = 0;
const ENCRYPTED_COMMENT = 0x2167da4b;

/** An ownership transfer of an item in a trace. */
export interface TracedItemTransfer {
  readonly item: ItemRow;
  readonly body: TransferBody;
  readonly oldOwner: Address;
  /** The transfer request to the item, and the messages that follow from it. */
  readonly node: TraceNode;
  readonly followUps: readonly TraceNode[];
  readonly sale: TradedSale | null;
}

/** Set when a sale or auction contract transfers the item to somebody other than the seller. */
export interface TradedSale {
  readonly trade: Trade;
  readonly price: string | null;
  /** The payment that completed the sale; null if the auction was ended by a comment. */
  readonly payment: TraceNode | null;
}

/** Null if the node is not a transfer of an indexed item; throws for a malformed body. */
export function itemTransferAt(node: TraceNode, tables: Tables): TracedItemTransfer | null {
  const source = node.message?.source ?? null;
  if (source === null || !received(node, TRANSFER)) return null;
  const item = itemAt(tables, node.transaction.account);
  if (item === null) return null;
  const body = readTransfer(bodyOf(node));
  const after = [childWith(node, OWNERSHIP_ASSIGNED), childWith(node, EXCESS)].filter(
    (each) => each !== null,
  );
  return { item, body, oldOwner: source, node, followUps: after, sale: saleOf(node, item, body, tables) };
}

function saleOf(
  { parent }: TraceNode,
  item: ItemRow,
  { newOwner }: TransferBody,
  tables: Tables,
): TradedSale | null {
  const seller = parent?.message == null ? null : tradeAt(tables, parent.transaction.account);
  if (parent === null || seller === null || seller.item !== item.address) return null;
  if (seller.owner === null || seller.owner === newOwner) return null;
  const price =
    seller.kind === "getgems_sale"
      ? (priceAt(tables, seller.address, parent.transaction.lt) ?? seller.details["full_price"])
      : seller.details["last_bid"];
  return {
    trade: seller,
    price: typeof price === "string" ? price : null,
    payment: ["stop", "finish"].includes(commentOf(parent) ?? "") ? null : parent,
  };
}

/** The text comment of a message, if any. */
export function commentOf({ message }: TraceNode): string | null {
  return message === null || message.opcode === null || Number(message.opcode) !== COMMENT
    ? null
    : attempt(() => textIn(message.body));
}

function textIn(boc: Uint8Array): string | null {
  const graph = readBoc(boc);
  return readComment(graph, graph.roots[0] ?? 0);
}

/** All nodes of the transfer, beginning with the one that caused it. */
export function nodesOf({
  node,
  followUps: after,
  sale,
}: TracedItemTransfer): readonly [TraceNode, ...TraceNode[]] {
  return sale?.payment == null ? [node, ...after] : [sale.payment, node, ...after];
}

/** The details of a transfer or a purchase; the latter has more of them. */
export function detailsOf({ item, body, oldOwner, sale }: TracedItemTransfer, payout: Payout | null) {
  return {
    ...itemFields(item),
    old_owner: oldOwner,
    new_owner: body.newOwner,
    is_purchase: sale !== null,
    ...(sale === null || sale.price === null ? {} : { price: sale.price }),
    query_id: String(body.query),
    response_destination: body.response,
    custom_payload: bocText(body.custom),
    forward_payload: bocText(body.forwardPayload),
    forward_amount: String(body.forwardAmount),
    ...commentIn(body.forwardPayload),
    marketplace: sale?.trade.marketName ?? null,
    real_old_owner: sale?.trade.owner ?? null,
    marketplace_address: sale?.trade.marketplace ?? null,
    payout_amount: payout?.amount ?? null,
    payout_address: payout?.to ?? null,
    payout_comment: payout?.comment ?? null,
    payout_comment_encrypted: payout === null ? null : false,
    payout_comment_encoded: payout === null ? null : false,
    royalty_amount: null,
    royalty_address: null,
  };
}

export interface Payout {
  readonly amount: string | null;
  readonly to: Address;
  readonly comment: string | null;
}

function bocText(cell: Cell | null): string | null {
  return cell === null ? null : payloadBoc(cell).toString("base64");
}

function commentIn(payload: Cell): {
  readonly comment: string | null;
  readonly is_encrypted_comment: boolean | null;
} {
  const slice = payload.beginParse();
  const opcode = slice.remainingBits < 32 ? null : slice.loadUint(32);
  if (opcode === COMMENT)
    return { comment: attempt(() => textIn(payloadBoc(payload))), is_encrypted_comment: false };
  if (opcode !== ENCRYPTED_COMMENT) return { comment: null, is_encrypted_comment: null };
  return { comment: bocText(beginCell().storeSlice(slice).endCell()), is_encrypted_comment: true };
}
