import type { ListRequest } from "../../../lib/domain/list/list-start";
import type { Page } from "../../../lib/domain/list/list-page";

/** A row of a list that is sorted by `at`, newest first. */
export interface TestRow {
  readonly at: number;
}

export const idOf = ({ at }: TestRow) => String(at);

export interface Fault {
  /** The page begins this many rows too early, as from a replica of the service that lags behind. */
  readonly repeat?: number;
  /** The page has only this many rows. */
  readonly short?: number;
  readonly fails?: "rate-limited" | "offline";
}

/** A list that behaves like the service's: offsets count from its newest row, and rows come and go. */
export class TestListService {
  rows: readonly TestRow[];
  readonly requests: ListRequest[] = [];
  readonly #isPinned: boolean;

  constructor(rows: number, isPinned: boolean) {
    this.rows = Array.from({ length: rows }, (_, at) => ({ at: rows - at }));
    this.#isPinned = isPinned;
  }

  insert(rows: number): void {
    const newest = Math.ceil(this.rows[0]?.at ?? 0);
    this.rows = [...Array.from({ length: rows }, (_, at) => ({ at: newest + rows - at })), ...this.rows];
  }

  /** Inserts a row that was indexed late: it belongs between others. */
  insertLate(place: number): void {
    const [above, below] = [this.rows[place - 1], this.rows[place]];
    if (above === undefined || below === undefined) return;
    const late = { at: (above.at + below.at) / 2 };
    this.rows = [...this.rows.slice(0, place), late, ...this.rows.slice(place)];
  }

  remove(place: number): void {
    this.rows = this.rows.filter((_, at) => at !== place);
  }

  page(request: ListRequest, { repeat = 0, short, fails }: Fault = {}): Page<TestRow> {
    this.requests.push(request);
    if (fails !== undefined) return this.#failed(fails);
    const pin =
      request.pin ??
      (this.#isPinned && this.rows[0] !== undefined ? String(Math.ceil(this.rows[0].at)) : null);
    const visible = pin === null ? this.rows : this.rows.filter(({ at }) => at <= Number(pin));
    const from = Math.max(0, request.offset - repeat);
    const rows = visible.slice(from, from + Math.min(request.limit, short ?? request.limit));
    return { rows, end: rows.length < request.limit, pin, problem: null, asOfMs: 0 };
  }

  #failed(kind: "rate-limited" | "offline"): Page<TestRow> {
    const problem =
      kind === "offline" ? { kind } : ({ kind, whose: "service", retryAfterMs: 1_000 } as const);
    return { rows: [], end: false, pin: null, problem, asOfMs: 0 };
  }
}

export const FIRST_PAGE: ListRequest = {
  offset: 0,
  limit: 50,
  pin: null,
  poll: false,
  ahead: false,
  generation: 0,
};
