import { bodyOf, received } from "../actions/trace-node";
import type { EventReader } from "../family";
import { insert } from "../write-row";
import { itemAt } from "./items";
import { payloadBag, readTransfer, TRANSFER } from "./transfer";

/** A transfer is what was asked for, also when the item refused it. */
export const transferEvent: EventReader = (transaction, tables) => {
  const told = { message: transaction.incoming };
  const oldOwner = told.message?.source ?? null;
  if (oldOwner === null || !received(told, TRANSFER)) return null;
  const item = itemAt(tables, transaction.account);
  if (item === null) return null;
  const { query, newOwner, response, custom, forwardAmount, forwardPayload } = readTransfer(bodyOf(told));
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
    custom: custom === null ? null : payloadBag(custom),
    amount: String(forwardAmount),
    payload: payloadBag(forwardPayload),
  };
  return ({ database }) => insert(database, "nft_transfer", row);
};
