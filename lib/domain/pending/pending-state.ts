import type { Hash } from "../../ton/value/hash";
import type { ApiError } from "../../toncenter/error";
import type { PendingReport, PendingRow, Stage } from "./pending-report";

/** A row of the page while it is being watched, including what became of it after it left the pending list. */
export interface WatchedItem {
  readonly row: PendingRow;
  /** `settling`: no longer pending, and its transaction is being searched for; `gone`: there is none. */
  readonly state: Stage | "settling" | "gone";
  /** The final transaction. */
  readonly transaction: Hash | null;
  /** How many reports said that there is no transaction of it. */
  readonly attempts: number;
}

export interface PendingState {
  /** Null until the service has returned some. */
  readonly rows: readonly WatchedItem[] | null;
  readonly problem: ApiError | null;
  readonly asOfMs: number;
}

/**
 * The index includes a block within seconds; a transaction that is missing after that many reports will not come.
 */
const MAX_ATTEMPTS = 6;
/** Bounds the list, since a page can stay open all day. */
const MAX_ROWS = 100;
/** How many transactions are searched for at a time. */
const MAX_LOOKUPS = 30;

/** The state when the page opens. */
export function initialPending({ rows, problem, asOfMs }: PendingReport): PendingState {
  return { rows: rows?.map((row) => itemOf(row)) ?? null, problem, asOfMs };
}

/** New rows come on top; the others keep their places until they are final, and after that. */
export function withReport(before: PendingState, report: PendingReport): PendingState {
  const { rows, problem, asOfMs } = report;
  if (rows === null) return { ...before, problem };
  const previousIds = new Set(before.rows?.map(({ row }) => row.id));
  const current = new Map(rows.map((row) => [row.id, row]));
  const reportedMessages = new Set(rows.map(({ message }) => message));
  const found = (before.rows ?? []).filter(({ transaction }) => transaction !== null);
  const livingTraces = new Set([...rows, ...found.map(({ row }) => row)].map(({ trace }) => trace));
  const remaining = (before.rows ?? []).flatMap((one) => {
    const row = current.get(one.row.id);
    if (row !== undefined) return [itemOf(row)];
    if (isSettled(one)) return [one];
    // Its trace has other hashes now, so its expected outcome no longer applies.
    if (one.row.message !== null && reportedMessages.has(one.row.message)) return [];
    const next = lookedUp(one, report);
    // The same of a transaction: other rows have taken its place.
    const isReplaced = next.state === "gone" && one.row.trace !== null && livingTraces.has(one.row.trace);
    return isReplaced ? [] : [next];
  });
  const added = rows.filter(({ id }) => !previousIds.has(id)).map((row) => itemOf(row));
  return { rows: [...added, ...remaining].slice(0, MAX_ROWS), problem, asOfMs };
}

/** The messages whose transactions are still missing; those that are no longer pending first. */
export function awaitedMessages({ rows }: PendingState): readonly Hash[] {
  const missing = (rows ?? []).filter((one) => !isSettled(one));
  const first = missing.filter(({ state }) => state === "settling");
  const messages = [...first, ...missing].flatMap(({ row }) => row.message ?? []);
  return [...new Set(messages)].slice(0, MAX_LOOKUPS);
}

/** Whether its transaction is still missing although nothing of it is pending: the feed does not report its arrival. */
export function isLookedUp({ state, transaction }: WatchedItem): boolean {
  return state === "settling" || (state === "finalized" && transaction === null);
}

function isSettled({ state, transaction }: WatchedItem): boolean {
  return state === "gone" || (state === "finalized" && transaction !== null);
}

function itemOf(row: PendingRow): WatchedItem {
  return { row, state: row.stage, transaction: null, attempts: 0 };
}

function lookedUp(one: WatchedItem, { outcomes }: PendingReport): WatchedItem {
  const { row, attempts } = one;
  const outcome = outcomes.find(({ message }) => message === row.message);
  const transaction = outcome?.transaction ?? null;
  if (transaction !== null) return { ...one, state: "finalized", transaction };
  // It was not looked up: others came first, or the lookup failed.
  if (outcome === undefined && row.message !== null) return { ...one, state: "settling" };
  const isLost = row.message === null || attempts + 1 >= MAX_ATTEMPTS;
  return { ...one, state: isLost ? "gone" : "settling", attempts: attempts + 1 };
}
