import { describe, expect, it } from "vitest";
import { LIST_CHANGED, withFailure, withMore, nextRequest, listFromPage, withoutFailure } from "./list-start";
import { withPage } from "./list-controller";
import { remainingWaitMs, resumeAtMs, statusOf, needsMore, type ListState } from "./list-state";
import {
  FIRST_PAGE,
  idOf,
  TestListService,
  type Fault,
  type TestRow,
} from "../../../testing/query/list/test-service";

const LIMITED = { kind: "rate-limited", whose: "service", retryAfterMs: 3_000 } as const;

const opened = (service: TestListService) => listFromPage(service.page(FIRST_PAGE), idOf, null);

function step(list: ListState<TestRow>, service: TestListService, fault: Fault = {}): ListState<TestRow> {
  const request = nextRequest(list);
  return withPage(list, request, service.page(request, fault), idOf, 1_000);
}

function load(list: ListState<TestRow>, service: TestListService): ListState<TestRow> {
  let loading = withMore(list);
  for (let attempt = 0; attempt < 40 && needsMore(loading); attempt += 1) loading = step(loading, service);
  return loading;
}

describe("a list that is opened", () => {
  it("is idle with the rows that the server rendered", () => {
    const list = opened(new TestListService(237, false));
    expect([statusOf(list), list.rows.length]).toEqual(["idle", 50]);
  });

  it("is at its end when the first page is short", () => {
    expect(statusOf(opened(new TestListService(12, false)))).toBe("end");
  });

  it("is at its end, without a failure, when it is empty", () => {
    const list = opened(new TestListService(0, false));
    expect([statusOf(list), list.rows, list.failure]).toEqual(["end", [], null]);
  });

  it("reports the failure of its first page, and loads on retry", () => {
    const service = new TestListService(60, false);
    const list = listFromPage(service.page(FIRST_PAGE, { fails: "offline" }), idOf, null);
    expect([statusOf(list), list.end]).toEqual(["failed", false]);
    expect(step(withoutFailure(list), service).rows).toHaveLength(50);
  });

  it("retries by itself after a temporary failure, with growing delays", () => {
    const service = new TestListService(60, false);
    const down = { kind: "upstream", cause: "timeout", status: null, message: "" } as const;
    const refused = { kind: "bad-input", message: "", field: null, tried: [] } as const;
    const shown = listFromPage(service.page(FIRST_PAGE), idOf, null);
    for (const list of [shown, { ...shown, rows: [] }]) {
      const first = withFailure(list, down, 0);
      const second = withFailure(withoutFailure(first), down, 0);
      expect([remainingWaitMs(first, 0), remainingWaitMs(second, 0)]).toEqual([3_000, 6_000]);
      expect(remainingWaitMs(first, 2_000)).toBe(1_000);
      expect(remainingWaitMs(withFailure(list, refused, 0), 0)).toBeNull();
    }
  });

  it("needs a click after the fifth retry when it has rows, and never when it has none", () => {
    const service = new TestListService(60, false);
    const down = { kind: "upstream", cause: "timeout", status: null, message: "" } as const;
    const shown = listFromPage(service.page(FIRST_PAGE), idOf, null);
    const waits = (list: typeof shown) => {
      const found = [];
      for (let failed = list, left = 7; left > 0; left -= 1) {
        failed = withFailure(withoutFailure(failed), down, 0);
        found.push(remainingWaitMs(failed, 0));
      }
      return found;
    };
    expect(waits(shown)).toEqual([3_000, 6_000, 12_000, 24_000, 30_000, null, null]);
    expect(waits({ ...shown, rows: [] })).toEqual([3_000, 6_000, 12_000, 24_000, 30_000, 30_000, 30_000]);
  });

  it("is not retried by itself after it has changed too much", () => {
    const shown = listFromPage(new TestListService(60, false).page(FIRST_PAGE), idOf, null);
    expect(remainingWaitMs(withFailure(shown, LIST_CHANGED, 0), 0)).toBeNull();
  });

  it("loads pages until it reaches the restored position", () => {
    const service = new TestListService(3_000, true);
    let list = listFromPage(service.page({ ...FIRST_PAGE, limit: 1_000 }), idOf, {
      rows: 2_500,
      pin: "3000",
    });
    expect(statusOf(list)).toBe("loading");
    list = step(step(list, service), service);
    expect([statusOf(list), list.rows.length, service.requests.length]).toEqual(["idle", 2_500, 3]);
  });

  it("shows only what the pin of the URL includes", () => {
    const service = new TestListService(100, true);
    service.insert(30);
    const list = listFromPage(service.page({ ...FIRST_PAGE, pin: "100" }), idOf, {
      rows: 50,
      pin: "100",
    });
    expect([list.rows[0], list.pin]).toEqual([{ at: 100 }, "100"]);
  });
});

describe("the next page", () => {
  it("overlaps by one shown row, so that a gap is noticed", () => {
    expect(nextRequest(withMore(opened(new TestListService(237, false))))).toMatchObject({
      offset: 49,
      limit: 51,
    });
  });

  it("has the pin of the first page", () => {
    expect(nextRequest(opened(new TestListService(237, true)))).toMatchObject({ pin: "237" });
  });

  it("costs one request, also after rows arrived in a list without a pin", () => {
    const service = new TestListService(237, false);
    const list = opened(service);
    service.insert(12);
    expect(load(list, service).rows.at(-1)).toEqual({ at: 237 - 50 - 50 + 12 + 1 });
    expect(service.requests).toHaveLength(2);
  });

  it("is located by a second request after many new rows, if the first one returns rows that are shown already", () => {
    const service = new TestListService(600, false);
    const list = load(load(opened(service), service), service);
    service.insert(99);
    const more = load(list, service);
    expect(more.rows.length).toBeGreaterThan(150);
    expect(service.requests).toHaveLength(3 + 2);
  });

  it("is requested at an earlier offset after rows were removed, and nothing is left out", () => {
    const service = new TestListService(200, false);
    const list = opened(service);
    for (let removed = 0; removed < 5; removed += 1) service.remove(10);
    const more = load(list, service);
    expect(service.requests.map(({ offset }) => offset)).toEqual([0, 49, 0]);
    expect(more.rows).toContainEqual({ at: 150 });
  });

  it("is the last one when it is short", () => {
    const service = new TestListService(60, false);
    expect(statusOf(load(opened(service), service))).toBe("end");
  });

  it("ends the list when it has only the overlapping row", () => {
    const service = new TestListService(100, false);
    const full = load(opened(service), service);
    expect(statusOf(full)).toBe("idle");
    expect([statusOf(load(full, service)), service.requests.length]).toEqual(["end", 3]);
  });

  it("ends the list when it is repeatedly empty after full pages", () => {
    let list = withMore(opened(new TestListService(100, false)));
    const nothing = new TestListService(0, false);
    for (let attempt = 0; attempt < 6 && needsMore(list); attempt += 1) list = step(list, nothing);
    expect([statusOf(list), list.rows.length, nothing.requests.length]).toEqual(["end", 50, 2]);
  });

  it("is requested again when it is empty by mistake, and no row is lost", () => {
    const service = new TestListService(120, false);
    const list = step(withMore(opened(service)), service, { short: 0 });
    expect(statusOf(list)).toBe("loading");
    expect(load(load(step(list, service), service), service).rows).toHaveLength(120);
  });
});

describe("a failed page", () => {
  it("removes no rows and does not end the list", () => {
    const service = new TestListService(237, false);
    const list = step(withMore(opened(service)), service, { fails: "offline" });
    expect([statusOf(list), list.rows.length, list.end]).toEqual(["failed", 50, false]);
  });

  it("is repeated by a retry only, not by a request for more", () => {
    const service = new TestListService(237, false);
    const list = step(withMore(opened(service)), service, { fails: "offline" });
    expect(withMore(list)).toBe(list);
    expect(load(withoutFailure(list), service).rows).toHaveLength(100);
  });

  it("waits for the end of a rate limit, and reports its time", () => {
    const list = withFailure(withMore(opened(new TestListService(237, false))), LIMITED, 10_000);
    expect([statusOf(list), resumeAtMs(list)]).toEqual(["waiting", 13_000]);
    expect(remainingWaitMs(list, 11_000)).toBe(2_000);
    expect(needsMore(withoutFailure(list))).toBe(true);
  });

  it("never waits longer than the rate limit requires, however the clocks differ", () => {
    const list = withFailure(opened(new TestListService(1, false)), LIMITED, 10_000_000);
    expect(remainingWaitMs(list, 0)).toBe(3_000);
    expect(remainingWaitMs(list, 99_000_000)).toBe(0);
  });

  it("does not repeat the request at once when a rate limit ends now", () => {
    const list = withFailure(opened(new TestListService(1, false)), { ...LIMITED, retryAfterMs: 0 }, 0);
    expect(remainingWaitMs(list, 0)).toBeGreaterThan(0);
  });
});

describe("a list that has changed too much", () => {
  it("keeps its rows and reports that, instead of appending unrelated rows", () => {
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

  it("stops loading from a service that returns the same rows at any offset", () => {
    const service = new TestListService(200, false);
    let list = withMore(withMore(opened(service)));
    let attempt = 0;
    for (; attempt < 100 && needsMore(list); attempt += 1) {
      list = withPage(list, nextRequest(list), service.page(FIRST_PAGE), idOf, 0);
    }
    expect([statusOf(list), attempt]).toEqual(["failed", 21]);
  });
});

describe("a late answer", () => {
  it("changes nothing after the list was opened anew", () => {
    const service = new TestListService(200, false);
    const list = { ...opened(service), generation: 1 };
    const old = { ...nextRequest(list), generation: 0 };
    expect(withPage(list, old, service.page(old), idOf, 0)).toBe(list);
  });

  it("adds its rows once if it arrives twice", () => {
    const service = new TestListService(200, false);
    const list = withMore(opened(service));
    const request = nextRequest(list);
    const once = withPage(list, request, service.page(request), idOf, 0);
    expect(withPage(once, request, service.page(request), idOf, 0).rows).toEqual(once.rows);
  });
});
