import { withMore, nextRequest, listFromPage, withoutFailure } from "../../../lib/domain/list/list-start";
import { withPage } from "../../../lib/domain/list/list-controller";
import { needsMore, type ListState } from "../../../lib/domain/list/list-state";
import { withNewRows } from "../../../lib/domain/list/new-rows";
import { FIRST_PAGE, idOf, type Fault, type TestRow, type TestListService } from "./test-service";

export type Event =
  | { readonly kind: "load"; readonly fault: Fault }
  | { readonly kind: "insert" | "late" | "remove"; readonly amount: number }
  | { readonly kind: "showNew" };

/** More requests than this for one page are a bug. */
const MAX_REQUESTS = 40;

/** Reads a list while rows come and go, and records every violation of what a list guarantees. */
export class Reader {
  readonly violations: string[] = [];
  list: ListState<TestRow>;
  /** The rows that existed when the list was opened: none of them may be skipped. */
  promised: ReadonlySet<TestRow>;
  readonly #service: TestListService;

  constructor(service: TestListService) {
    this.#service = service;
    this.list = listFromPage(service.page(FIRST_PAGE), idOf, null);
    this.promised = new Set(service.rows);
    this.#check();
  }

  apply(event: Event): void {
    const { rows: before, generation } = this.list;
    if (event.kind === "load") this.load(event.fault);
    else if (event.kind === "showNew") this.#showNew();
    else if (event.kind === "insert") this.#service.insert(event.amount);
    else if (event.kind === "late") this.#service.insertLate(event.amount);
    else this.#service.remove(event.amount);
    this.#check();
    const now = new Set(this.list.rows);
    if (this.list.generation === generation && before.some((row) => !now.has(row))) this.#report("gone");
    // Only `showNew` may insert rows between those that are on screen.
    const isMoved = before.some((row, at) => this.list.rows[at] !== row);
    if (event.kind !== "showNew" && isMoved) this.#report("moved");
  }

  /** Loads the next page, whose first answer may be faulty. */
  load(first: Fault): void {
    this.list = withMore(withoutFailure(this.list));
    let requests = 0;
    for (let fault = first; needsMore(this.list) && requests < MAX_REQUESTS; fault = {}) {
      const request = nextRequest(this.list);
      this.list = withPage(this.list, request, this.#service.page(request, fault), idOf, 0);
      requests += 1;
    }
    if (requests === MAX_REQUESTS) this.#report("too many requests");
  }

  /** Promised rows down to `last` that are not on screen. */
  skipped(last: number): readonly TestRow[] {
    const shown = new Set(this.list.rows);
    return this.#service.rows.filter((row) => row.at >= last && this.promised.has(row) && !shown.has(row));
  }

  #showNew(): void {
    const { generation } = this.list;
    this.list = withNewRows(this.list, this.#service.page(FIRST_PAGE), idOf, 0);
    if (this.list.generation !== generation) this.promised = new Set(this.#service.rows);
  }

  #check(): void {
    const shown = this.list.rows;
    if (new Set(shown.map((row) => idOf(row))).size < shown.length) this.#report("twice");
    // The order of a removed row and a late one is undefined: no page had both.
    const there = new Set(this.#service.rows);
    const common = shown.filter((row) => there.has(row));
    if (common.some((row, at) => row.at >= (common[at - 1]?.at ?? Infinity))) this.#report("out of order");
    const last = shown.findLast((row) => this.promised.has(row))?.at ?? Infinity;
    if (this.skipped(last).length > 0) this.#report("skipped");
  }

  #report(what: string): void {
    this.violations.push(what);
  }
}
