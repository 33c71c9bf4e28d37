import type { Cell } from "@ton/core";
import { received } from "../actions/trace-node";
import type { EventReader } from "../family";
import type { TransactionRecord } from "../../records";
import { insert } from "../write-row";
import { OP, readBurn, readTransfer } from "./messages";
import { walletAt } from "./rows";

const bag = (cell: Cell | null): Uint8Array | null => cell?.toBoc({ idx: false }) ?? null;

const momentOf = ({ hash, lt, now, traceId, account }: TransactionRecord) => ({
  hash,
  lt,
  now,
  trace: traceId,
  wallet: account,
});

/** Orders that were carried out: a failed one moved nothing. */
const transfer: EventReader = (transaction, tables) => {
  const told = { message: transaction.incoming };
  if (transaction.aborted || !received(told, OP.transfer)) return null;
  const of = walletAt(tables, transaction.account);
  if (of === null) return null;
  const { query, amount, destination, response, custom, forward, payload } = readTransfer(told);
  const row = {
    ...momentOf(transaction),
    query: String(query),
    source: of.owner,
    destination,
    master: of.master,
    amount: String(amount),
    response,
    custom: bag(custom),
    forward: String(forward),
    payload: bag(payload),
  };
  return ({ database }) => insert(database, "jetton_transfer", row);
};

/** Failed ones too. */
const burn: EventReader = (transaction, tables) => {
  const told = { message: transaction.incoming };
  if (!received(told, OP.burn)) return null;
  const of = walletAt(tables, transaction.account);
  if (of === null) return null;
  const { query, amount, response, custom } = readBurn(told);
  const row = {
    ...momentOf(transaction),
    query: String(query),
    owner: of.owner,
    master: of.master,
    aborted: transaction.aborted ? 1 : 0,
    amount: String(amount),
    response,
    custom: bag(custom),
  };
  return ({ database }) => insert(database, "jetton_burn", row);
};

export const JETTON_EVENTS: readonly EventReader[] = [transfer, burn];
