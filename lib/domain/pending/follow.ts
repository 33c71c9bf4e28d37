import type { Hash } from "../../ton/value/hash";
import type { ApiError } from "../../toncenter/error";
import type { PendingReport, PendingRow, Stage } from "./pending-report";

/** What somebody who watches sees of a row: also what became of it when it is no longer under way. */
export interface Followed {
  readonly row: PendingRow;
  /** `settling`: no longer under way, and its transaction is looked for; `gone`: there is none. */
  readonly state: Stage | "settling" | "gone";
  /** The final one. */
  readonly transaction: Hash | null;
  /** How often it was looked for. */
  readonly looks: number;
}

export interface PendingState {
  /** Null until the service has told any. */
  readonly rows: readonly Followed[] | null;
  readonly problem: ApiError | null;
  readonly asOfMs: number;
}

/** The index takes a block in within seconds; what has not come by then is not coming. */
const MOST_LOOKS = 6;
/** Somebody may leave the page open all day. */
const MOST_ROWS = 100;
/** So many are looked for at a time. */
const MOST_ASKED = 30;

/** As the page opens. */
export function opened({ rows, problem, asOfMs }: PendingReport): PendingState {
  return { rows: rows?.map((row) => underWay(row)) ?? null, problem, asOfMs };
}

/** What comes new stands on top; the others stay in their places until they are final, and after that. */
export function followed(before: PendingState, report: PendingReport): PendingState {
  const { rows, problem, asOfMs } = report;
  if (rows === null) return { ...before, problem };
  const known = new Set(before.rows?.map(({ row }) => row.id));
  const now = new Map(rows.map((row) => [row.id, row]));
  const told = new Set(rows.map(({ message }) => message));
  const kept = (before.rows ?? []).flatMap((one) => {
    const row = now.get(one.row.id);
    if (row !== undefined) return [underWay(row)];
    if (isOver(one)) return [one];
    // Its trace goes on under other names: what was expected of it is not expected any more.
    return one.row.message !== null && told.has(one.row.message) ? [] : [settled(one, report)];
  });
  const added = rows.filter(({ id }) => !known.has(id)).map((row) => underWay(row));
  return { rows: [...added, ...kept].slice(0, MOST_ROWS), problem, asOfMs };
}

/** The messages whose transactions are still waited for. */
export function awaited({ rows }: PendingState): readonly Hash[] {
  const messages = (rows ?? []).flatMap((one) => (isOver(one) ? [] : (one.row.message ?? [])));
  return [...new Set(messages)].slice(0, MOST_ASKED);
}

function isOver({ state, transaction }: Followed): boolean {
  return state === "gone" || (state === "finalized" && transaction !== null);
}

function underWay(row: PendingRow): Followed {
  return { row, state: row.stage, transaction: null, looks: 0 };
}

function settled(one: Followed, { outcomes }: PendingReport): Followed {
  const { row, looks } = one;
  const transaction = outcomes.find(({ message }) => message === row.message)?.transaction ?? null;
  if (transaction !== null) return { ...one, state: "finalized", transaction };
  const isLost = row.message === null || looks + 1 >= MOST_LOOKS;
  return { ...one, state: isLost ? "gone" : "settling", looks: looks + 1 };
}
