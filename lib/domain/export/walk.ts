import { received, resumed, nextAsk, unopened, type Ask } from "../list/list-controller";
import type { ListState } from "../list/list-state";
import type { IdOf } from "../list/merge";
import type { Page } from "../list/page";

/** So many rows come at a time: few questions, and answers that no limit of size or time stands against. */
const PAGE_ROWS = 500;

/** So many of the last rows are remembered, to find the place of a page and to know a row that comes twice. */
const REMEMBERED = 4_000;

/** A walk through a list from its first row to its last, as far as it has come. */
export interface Walk<R> {
  readonly list: ListState<R>;
  /** All that have been met. */
  readonly met: number;
}

/** From the first row of the list that is pinned there. */
export function setOut<R>(pin: string | null): Walk<R> {
  return { list: unopened(0, pin, 0), met: 0 };
}

export function isOver({ list }: Walk<unknown>): boolean {
  return list.end;
}

/** The next page, not much larger than what is still wanted. An export lets everybody else go first. */
export function nextStep({ list }: Walk<unknown>, wanted: number): Ask {
  const ask = nextAsk({ ...list, wanted: list.rows.length + Math.min(PAGE_ROWS, wanted) });
  return { ...ask, poll: true };
}

/** A page came in: what of it is new, in the list's order. It may be nothing, and the walk goes on. */
export function stepped<R>(
  { list, met }: Walk<R>,
  ask: Ask,
  page: Page<R>,
  idOf: IdOf<R>,
): { readonly walk: Walk<R>; readonly rows: readonly R[] } {
  const next = received(resumed(list), ask, page, idOf, 0);
  const rows = next.rows.slice(list.rows.length);
  const kept = { ...next, rows: next.rows.slice(-REMEMBERED), late: [] };
  return { walk: { list: kept, met: met + rows.length }, rows };
}
