import { moreWanted, nextAsk, openList, received, resumed } from "../../domain/list/list-controller";
import { wantsMore, type ListState } from "../../domain/list/list-state";
import { withNew } from "../../domain/list/new-rows";
import { FIRST_PAGE, idOf, type Misdeed, type TestRow, type TestService } from "./test-service";

export type Event =
  | { readonly kind: "load"; readonly misdeed: Misdeed }
  | { readonly kind: "insert" | "late" | "remove"; readonly amount: number }
  | { readonly kind: "showNew" };

/** More requests than this for one page are a bug. */
const MAX_ASKS = 40;

/** Reads a list while rows come and go, and records every violation of what a list guarantees. */
export class Reader {
  readonly complaints: string[] = [];
  list: ListState<TestRow>;
  /** The rows that existed when the list was opened: none of them may be skipped. */
  promised: ReadonlySet<TestRow>;
  readonly #service: TestService;

  constructor(service: TestService) {
    this.#service = service;
    this.list = openList(service.page(FIRST_PAGE), idOf, null);
    this.promised = new Set(service.rows);
    this.#check();
  }

  meets(event: Event): void {
    const { rows: before, generation } = this.list;
    if (event.kind === "load") this.load(event.misdeed);
    else if (event.kind === "showNew") this.#showNew();
    else if (event.kind === "insert") this.#service.insert(event.amount);
    else if (event.kind === "late") this.#service.insertLate(event.amount);
    else this.#service.remove(event.amount);
    this.#check();
    const now = new Set(this.list.rows);
    if (this.list.generation === generation && before.some((row) => !now.has(row))) this.#complain("gone");
    // Only `showNew` may insert rows between those that are on screen.
    const isMoved = before.some((row, at) => this.list.rows[at] !== row);
    if (event.kind !== "showNew" && isMoved) this.#complain("moved");
  }

  /** Loads the next page, whose first answer may be faulty. */
  load(first: Misdeed): void {
    this.list = moreWanted(resumed(this.list));
    let asked = 0;
    for (let misdeed = first; wantsMore(this.list) && asked < MAX_ASKS; misdeed = {}) {
      const ask = nextAsk(this.list);
      this.list = received(this.list, ask, this.#service.page(ask, misdeed), idOf, 0);
      asked += 1;
    }
    if (asked === MAX_ASKS) this.#complain("too many requests");
  }

  /** Promised rows down to `last` that are not on screen. */
  skipped(last: number): readonly TestRow[] {
    const shown = new Set(this.list.rows);
    return this.#service.rows.filter((row) => row.at >= last && this.promised.has(row) && !shown.has(row));
  }

  #showNew(): void {
    const { generation } = this.list;
    this.list = withNew(this.list, this.#service.page(FIRST_PAGE), idOf, 0);
    if (this.list.generation !== generation) this.promised = new Set(this.#service.rows);
  }

  #check(): void {
    const shown = this.list.rows;
    if (new Set(shown.map((row) => idOf(row))).size < shown.length) this.#complain("twice");
    // The order of a removed row and a late one is undefined: no page had both.
    const there = new Set(this.#service.rows);
    const known = shown.filter((row) => there.has(row));
    if (known.some((row, at) => row.at >= (known[at - 1]?.at ?? Infinity))) this.#complain("out of order");
    const last = shown.findLast((row) => this.promised.has(row))?.at ?? Infinity;
    if (this.skipped(last).length > 0) this.#complain("skipped");
  }

  #complain(what: string): void {
    this.complaints.push(what);
  }
}
