import type { Cell } from "@ton/core";
import { received } from "../actions/trace-node";
import type { EventReader } from "../contract-family";
import type { TransactionRecord } from "../../chain-records";
import { insert } from "../write-row";
import { JETTON_OP, readBurn, readTransfer } from "./jetton-messages";
import { walletAt } from "./jetton-rows";

const bocOrNull = (cell: Cell | null): Uint8Array | null => cell?.toBoc({ idx: false }) ?? null;

const transactionColumns = ({ hash, lt, now, traceId, account }: TransactionRecord) => ({
  hash,
  lt,
  now,
  trace: traceId,
  wallet: account,
});

/** Only successful transfers: a failed one moved nothing. */
const transfer: EventReader = (transaction, tables) => {
  const node = { message: transaction.incoming };
  if (transaction.aborted || !received(node, JETTON_OP.transfer)) return null;
  const wallet = walletAt(tables, transaction.account);
  if (wallet === null) return null;
  const { query, amount, destination, response, custom, forward, payload } = readTransfer(node);
  const row = {
    ...transactionColumns(transaction),
    query: String(query),
    source: wallet.owner,
    destination,
    master: wallet.master,
    amount: String(amount),
    response,
    custom: bocOrNull(custom),
    forward: String(forward),
    payload: bocOrNull(payload),
  };
  return ({ database }) => insert(database, "jetton_transfer", row);
};

/** Includes failed burns. */
const burn: EventReader = (transaction, tables) => {
  const node = { message: transaction.incoming };
  if (!received(node, JETTON_OP.burn)) return null;
  const wallet = walletAt(tables, transaction.account);
  if (wallet === null) return null;
  const { query, amount, response, custom } = readBurn(node);
  const row = {
    ...transactionColumns(transaction),
    query: String(query),
    owner: wallet.owner,
    master: wallet.master,
    aborted: transaction.aborted ? 1 : 0,
    amount: String(amount),
    response,
    custom: bocOrNull(custom),
  };
  return ({ database }) => insert(database, "jetton_burn", row);
};

export const JETTON_EVENTS: readonly EventReader[] = [transfer, burn];
