import { beginCell, type Cell } from "@ton/core";
import { readBoc } from "@/lib/ton/cell/boc";
import { readComment } from "@/lib/ton/cell/cell";
import type { Address } from "@/lib/ton/address/address";
import { followed, received, bodyOf, type TraceNode } from "../../actions/trace-node";
import { attempt } from "../../attempt";
import type { Tables } from "../../tables";
import { itemAt, type ItemRow } from "../items";
import { priceAt } from "../prices";
import { tradeAt } from "../trades";
import { payloadBag, readTransfer, TRANSFER, type TransferBody } from "../transfer";
import type { Trade } from "../trade";
import { wordsOf } from "./item-words";

const OWNERSHIP_ASSIGNED = 0x05138d91;
const EXCESS = 0xd53276db;
const COMMENT = 0;
const ENCRYPTED_COMMENT = 0x2167da4b;

/** An item is handed on, and what belongs to that. */
export interface Handover {
  readonly item: ItemRow;
  readonly body: TransferBody;
  readonly oldOwner: Address;
  /** What the item received, and what follows from that. */
  readonly node: TraceNode;
  readonly after: readonly TraceNode[];
  readonly sale: Sold | null;
}

/** A contract hands the item to somebody else than who gave it there: it is sold. */
export interface Sold {
  readonly trade: Trade;
  readonly price: string | null;
  /** What was paid for it; null where somebody only said that the auction is over. */
  readonly payment: TraceNode | null;
}

/** Null where nothing is handed on; throws for what makes no sense. */
export function handoverAt(node: TraceNode, tables: Tables): Handover | null {
  const source = node.message?.source ?? null;
  if (source === null || !received(node, TRANSFER)) return null;
  const item = itemAt(tables, node.transaction.account);
  if (item === null) return null;
  const body = readTransfer(bodyOf(node));
  const after = [followed(node, OWNERSHIP_ASSIGNED), followed(node, EXCESS)].filter((each) => each !== null);
  return { item, body, oldOwner: source, node, after, sale: saleOf(node, item, body, tables) };
}

function saleOf(
  { parent }: TraceNode,
  item: ItemRow,
  { newOwner }: TransferBody,
  tables: Tables,
): Sold | null {
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

/** The text that came with a message, if any. */
export function commentOf({ message }: TraceNode): string | null {
  return message === null || message.opcode === null || Number(message.opcode) !== COMMENT
    ? null
    : attempt(() => textIn(message.body));
}

function textIn(bag: Uint8Array): string | null {
  const graph = readBoc(bag);
  return readComment(graph, graph.roots[0] ?? 0);
}

/** All of it, beginning with what set it off. */
export function nodesOf({ node, after, sale }: Handover): readonly [TraceNode, ...TraceNode[]] {
  return sale?.payment == null ? [node, ...after] : [sale.payment, node, ...after];
}

/** The words of a transfer, and of a purchase in what it knows more. */
export function detailsOf({ item, body, oldOwner, sale }: Handover, payout: Payout | null) {
  return {
    ...wordsOf(item),
    old_owner: oldOwner,
    new_owner: body.newOwner,
    is_purchase: sale !== null,
    ...(sale === null || sale.price === null ? {} : { price: sale.price }),
    query_id: String(body.query),
    response_destination: body.response,
    custom_payload: bagText(body.custom),
    forward_payload: bagText(body.forwardPayload),
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

function bagText(cell: Cell | null): string | null {
  return cell === null ? null : payloadBag(cell).toString("base64");
}

function commentIn(payload: Cell): {
  readonly comment: string | null;
  readonly is_encrypted_comment: boolean | null;
} {
  const slice = payload.beginParse();
  const opcode = slice.remainingBits < 32 ? null : slice.loadUint(32);
  if (opcode === COMMENT)
    return { comment: attempt(() => textIn(payloadBag(payload))), is_encrypted_comment: false };
  if (opcode !== ENCRYPTED_COMMENT) return { comment: null, is_encrypted_comment: null };
  return { comment: bagText(beginCell().storeSlice(slice).endCell()), is_encrypted_comment: true };
}
