import { emptyList } from "./list-start";
import { withPage } from "./list-controller";
import type { ListState } from "./list-state";
import type { IdOf } from "./unique-rows";
import { joinPage, mergeLate, placeLate, type LateRow } from "./merge-page";
import type { Page } from "./list-page";

/** Rows that belong above the last one on screen but are not shown. */
export interface NewRows {
  readonly count: number;
  /** There may be more than were counted. */
  readonly orMore: boolean;
}

interface FoundRows<R> {
  readonly late: readonly LateRow<R>[];
  /** The first page and the list do not overlap, so the rows in between are unknown. */
  readonly apart: Page<R> | null;
}

/** Compares a fresh first page with the list, which does not change. */
function findNewRows<R>(list: ListState<R>, fresh: Page<R> | null, idOf: IdOf<R>): FoundRows<R> {
  if (fresh === null || fresh.problem !== null || fresh.rows.length === 0) {
    return { late: list.late, apart: null };
  }
  // A list without a first page loads its rows itself.
  if (list.rows.length === 0) return { late: [], apart: list.end ? fresh : null };
  const joined = joinPage(list.rows, { ...fresh, offset: 0, isRetry: false }, idOf);
  return joined.kind === "gap"
    ? { late: list.late, apart: fresh }
    : { late: mergeLate(list.late, joined.late, idOf), apart: null };
}

export function countNew<R>(list: ListState<R>, fresh: Page<R> | null, idOf: IdOf<R>): NewRows {
  const { late, apart } = findNewRows(list, fresh, idOf);
  return apart === null
    ? { count: late.length, orMore: false }
    : { count: apart.rows.length, orMore: !apart.end };
}

/** The list with all new rows in place; reopened if they do not connect to the shown ones. */
export function withNewRows<R>(
  list: ListState<R>,
  fresh: Page<R> | null,
  idOf: IdOf<R>,
  nowMs: number,
): ListState<R> {
  const { late, apart } = findNewRows(list, fresh, idOf);
  if (apart !== null) {
    const reopened = emptyList<R>(apart.rows.length, null, list.generation + 1);
    return withPage({ ...reopened, asOfMs: apart.asOfMs }, null, apart, idOf, nowMs);
  }
  if (late.length === 0) return list;
  const rows = placeLate(list.rows, late, idOf);
  const targetRows = list.targetRows + late.length;
  if (fresh === null || fresh.problem !== null) return { ...list, rows, late: [], targetRows };
  // The offsets of further pages have to include the new rows, so the pin moves up to them.
  const pin = list.pin === null ? null : newerPin(list.pin, fresh.pin);
  return { ...list, rows, late: [], targetRows, pin, asOfMs: fresh.asOfMs, position: rows.length };
}

function newerPin(pin: string, other: string | null): string {
  return other !== null && BigInt(other) > BigInt(pin) ? other : pin;
}
