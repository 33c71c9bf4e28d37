import { bodyOf, received } from "../actions/trace-node";
import type { EventReader } from "../contract-family";
import { insert } from "../write-row";
import { itemAt } from "./item-rows";
import { payloadBoc, readTransfer, TRANSFER } from "./nft-transfer-body";

/** Includes transfers that the item rejected. */
export const transferEvent: EventReader = (transaction, tables) => {
  const node = { message: transaction.incoming };
  const oldOwner = node.message?.source ?? null;
  if (oldOwner === null || !received(node, TRANSFER)) return null;
  const item = itemAt(tables, transaction.account);
  if (item === null) return null;
  const { query, newOwner, response, custom, forwardAmount, forwardPayload } = readTransfer(bodyOf(node));
  const { lt, now, hash, traceId, account, aborted } = transaction;
  const row = {
    lt,
    time: now,
    hash,
    trace: traceId,
    item: account,
    collection: item.collection,
    old_owner: oldOwner,
    new_owner: newOwner,
    aborted: aborted ? 1 : 0,
    query: String(query),
    response,
    custom: custom === null ? null : payloadBoc(custom),
    amount: String(forwardAmount),
    payload: payloadBoc(forwardPayload),
  };
  return ({ database }) => insert(database, "nft_transfer", row);
};
