import { describe, expect, it } from "vitest";
import { failed, moreWanted, nextAsk, openList, received, resumed } from "./list-controller";
import { leftToWaitMs, resumeAtMs, statusOf, wantsMore, type ListState } from "./list-state";
import {
  FIRST_PAGE,
  idOf,
  TestListService,
  type Fault,
  type TestRow,
} from "../../../testing/query/list/test-service";

const LIMITED = { kind: "rate-limited", whose: "service", retryAfterMs: 3_000 } as const;

const opened = (service: TestListService) => openList(service.page(FIRST_PAGE), idOf, null);

function step(list: ListState<TestRow>, service: TestListService, misdeed: Fault = {}): ListState<TestRow> {
  const ask = nextAsk(list);
  return received(list, ask, service.page(ask, misdeed), idOf, 1_000);
}

function load(list: ListState<TestRow>, service: TestListService): ListState<TestRow> {
  let loading = moreWanted(list);
  for (let asked = 0; asked < 40 && wantsMore(loading); asked += 1) loading = step(loading, service);
  return loading;
}

describe("a list that is opened", () => {
  it("rests with the rows that the server rendered", () => {
    const list = opened(new TestListService(237, false));
    expect([statusOf(list), list.rows.length]).toEqual(["idle", 50]);
  });

  it("is at its end at once when the first page is short", () => {
    expect(statusOf(opened(new TestListService(12, false)))).toBe("end");
  });

  it("that is empty is at its end, and has not failed", () => {
    const list = opened(new TestListService(0, false));
    expect([statusOf(list), list.rows, list.failure]).toEqual(["end", [], null]);
  });

  it("whose first page failed is not empty: it says what failed, and loads when it is tried again", () => {
    const service = new TestListService(60, false);
    const list = openList(service.page(FIRST_PAGE, { fails: "offline" }), idOf, null);
    expect([statusOf(list), list.end]).toEqual(["failed", false]);
    expect(step(resumed(list), service).rows).toHaveLength(50);
  });

  it("goes on by itself until it is back where somebody was", () => {
    const service = new TestListService(3_000, true);
    let list = openList(service.page({ ...FIRST_PAGE, limit: 1_000 }), idOf, { rows: 2_500, pin: "3000" });
    expect(statusOf(list)).toBe("loading");
    list = step(step(list, service), service);
    expect([statusOf(list), list.rows.length, service.requests.length]).toEqual(["idle", 2_500, 3]);
  });

  it("shows only what the pin of the URL shows", () => {
    const service = new TestListService(100, true);
    service.insert(30);
    const list = openList(service.page({ ...FIRST_PAGE, pin: "100" }), idOf, { rows: 50, pin: "100" });
    expect([list.rows[0], list.pin]).toEqual([{ at: 100 }, "100"]);
  });
});

describe("the next page", () => {
  it("is asked for with one row that is known, so that a gap would show", () => {
    expect(nextAsk(moreWanted(opened(new TestListService(237, false))))).toMatchObject({
      offset: 49,
      limit: 51,
    });
  });

  it("has the pin of the first", () => {
    expect(nextAsk(opened(new TestListService(237, true)))).toMatchObject({ pin: "237" });
  });

  it("costs one request, also after rows arrived in a list without a pin", () => {
    const service = new TestListService(237, false);
    const list = opened(service);
    service.insert(12);
    expect(load(list, service).rows.at(-1)).toEqual({ at: 237 - 50 - 50 + 12 + 1 });
    expect(service.requests).toHaveLength(2);
  });

  it("is found at once behind any number of arrived rows that a page still shows an end of", () => {
    const service = new TestListService(600, false);
    const list = load(load(opened(service), service), service);
    service.insert(99);
    const more = load(list, service);
    expect(more.rows.length).toBeGreaterThan(150);
    expect(service.requests).toHaveLength(3 + 2);
  });

  it("is looked for further up when rows went away, and nothing is left out", () => {
    const service = new TestListService(200, false);
    const list = opened(service);
    for (let removed = 0; removed < 5; removed += 1) service.remove(10);
    const more = load(list, service);
    expect(service.requests.map(({ offset }) => offset)).toEqual([0, 49, 0]);
    expect(more.rows).toContainEqual({ at: 150 });
  });

  it("is believed to be the last when it is short", () => {
    const service = new TestListService(60, false);
    expect(statusOf(load(opened(service), service))).toBe("end");
  });

  it("ends the list when only the known row is left", () => {
    const service = new TestListService(100, false);
    const full = load(opened(service), service);
    expect(statusOf(full)).toBe("idle");
    expect([statusOf(load(full, service)), service.requests.length]).toEqual(["end", 3]);
  });

  it("that is empty after full ones ends the list when the service insists", () => {
    let list = moreWanted(opened(new TestListService(100, false)));
    const nothing = new TestListService(0, false);
    for (let asked = 0; asked < 6 && wantsMore(list); asked += 1) list = step(list, nothing);
    expect([statusOf(list), list.rows.length, nothing.requests.length]).toEqual(["end", 50, 2]);
  });

  it("that is empty by mistake leaves nothing out", () => {
    const service = new TestListService(120, false);
    const list = step(moreWanted(opened(service)), service, { short: 0 });
    expect(statusOf(list)).toBe("loading");
    expect(load(load(step(list, service), service), service).rows).toHaveLength(120);
  });
});

describe("a page that fails", () => {
  it("takes no rows away and is no end", () => {
    const service = new TestListService(237, false);
    const list = step(moreWanted(opened(service)), service, { fails: "offline" });
    expect([statusOf(list), list.rows.length, list.end]).toEqual(["failed", 50, false]);
  });

  it("is not asked for again by whoever wants more, only by trying again", () => {
    const service = new TestListService(237, false);
    const list = step(moreWanted(opened(service)), service, { fails: "offline" });
    expect(moreWanted(list)).toBe(list);
    expect(load(resumed(list), service).rows).toHaveLength(100);
  });

  it("waits for the end of a limit, and says until when", () => {
    const list = failed(moreWanted(opened(new TestListService(237, false))), LIMITED, 10_000);
    expect([statusOf(list), resumeAtMs(list)]).toEqual(["waiting", 13_000]);
    expect(leftToWaitMs(list, 11_000)).toBe(2_000);
    expect(wantsMore(resumed(list))).toBe(true);
  });

  it("never waits longer than it was told, whatever the clocks say", () => {
    const list = failed(opened(new TestListService(1, false)), LIMITED, 10_000_000);
    expect(leftToWaitMs(list, 0)).toBe(3_000);
    expect(leftToWaitMs(list, 99_000_000)).toBe(0);
  });

  it("does not ask again at once when a limit ends now", () => {
    const list = failed(opened(new TestListService(1, false)), { ...LIMITED, retryAfterMs: 0 }, 0);
    expect(leftToWaitMs(list, 0)).toBeGreaterThan(0);
  });
});

describe("a list that is beyond recognition", () => {
  it("keeps its rows and says so instead of showing others as if they followed", () => {
    const service = new TestListService(200, false);
    const list = opened(service);
    service.insert(5_000);
    const lost = load(list, service);
    expect([statusOf(lost), lost.rows.length, lost.failure?.problem.kind]).toEqual([
      "failed",
      50,
      "malformed",
    ]);
    expect(service.requests.length).toBeLessThan(5);
  });

  it("is not loaded for ever from a service that gives the same rows at any offset", () => {
    const service = new TestListService(200, false);
    let list = moreWanted(moreWanted(opened(service)));
    let asked = 0;
    for (; asked < 100 && wantsMore(list); asked += 1) {
      list = received(list, nextAsk(list), service.page(FIRST_PAGE), idOf, 0);
    }
    expect([statusOf(list), asked]).toEqual(["failed", 21]);
  });
});

describe("an answer that comes too late", () => {
  it("for a list that was opened anew changes nothing", () => {
    const service = new TestListService(200, false);
    const list = { ...opened(service), generation: 1 };
    const old = { ...nextAsk(list), generation: 0 };
    expect(received(list, old, service.page(old), idOf, 0)).toBe(list);
  });

  it("twice adds its rows once", () => {
    const service = new TestListService(200, false);
    const list = moreWanted(opened(service));
    const ask = nextAsk(list);
    const once = received(list, ask, service.page(ask), idOf, 0);
    expect(received(once, ask, service.page(ask), idOf, 0).rows).toEqual(once.rows);
  });
});
