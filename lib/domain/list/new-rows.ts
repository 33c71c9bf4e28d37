import { received, unopened } from "./list-controller";
import type { ListState } from "./list-state";
import { joinPage, mergeLate, placeLate, type IdOf, type LateRow } from "./merge";
import type { Page } from "./page";

/** Rows that are not on screen although they belong above the last one that is. */
export interface NewRows {
  readonly count: number;
  /** There may be more than could be counted. */
  readonly orMore: boolean;
}

interface News<R> {
  readonly late: readonly LateRow<R>[];
  /** A first page that has nothing to do with the list: what is between them is not known. */
  readonly apart: Page<R> | null;
}

/** What a fresh look at the start of the list has that the list has not. Nothing moves. */
function newsIn<R>(list: ListState<R>, fresh: Page<R> | null, idOf: IdOf<R>): News<R> {
  if (fresh === null || fresh.problem !== null || fresh.rows.length === 0) {
    return { late: list.late, apart: null };
  }
  // A list that has not opened yet gets its rows by itself.
  if (list.rows.length === 0) return { late: [], apart: list.end ? fresh : null };
  const joined = joinPage(list.rows, { ...fresh, offset: 0, again: false }, idOf);
  return joined.kind === "gap"
    ? { late: list.late, apart: fresh }
    : { late: mergeLate(list.late, joined.late, idOf), apart: null };
}

export function countNew<R>(list: ListState<R>, fresh: Page<R> | null, idOf: IdOf<R>): NewRows {
  const { late, apart } = newsIn(list, fresh, idOf);
  return apart === null
    ? { count: late.length, orMore: false }
    : { count: apart.rows.length, orMore: !apart.end };
}

/** The list with all that is new in its place; opened anew where the new rows do not reach the old ones. */
export function withNew<R>(
  list: ListState<R>,
  fresh: Page<R> | null,
  idOf: IdOf<R>,
  nowMs: number,
): ListState<R> {
  const { late, apart } = newsIn(list, fresh, idOf);
  if (apart !== null) {
    return received(unopened<R>(apart.rows.length, null, list.generation + 1), null, apart, idOf, nowMs);
  }
  if (late.length === 0) return list;
  const rows = placeLate(list.rows, late, idOf);
  const wanted = list.wanted + late.length;
  if (fresh === null || fresh.problem !== null) return { ...list, rows, late: [], wanted };
  // Pages that follow have to count the new rows as well, so the pin moves up to them.
  const pin = list.pin === null ? null : newerPin(list.pin, fresh.pin);
  return { ...list, rows, late: [], wanted, pin, position: rows.length };
}

function newerPin(pin: string, other: string | null): string {
  return other !== null && BigInt(other) > BigInt(pin) ? other : pin;
}
