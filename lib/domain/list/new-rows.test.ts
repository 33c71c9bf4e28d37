import { describe, expect, it } from "vitest";
import { withMore, nextRequest, listFromPage } from "./list-start";
import { withPage } from "./list-controller";
import { countNew, withNewRows } from "./new-rows";
import { FIRST_PAGE, idOf, TestListService } from "../../../testing/query/list/test-service";

const newestPage = (service: TestListService) => service.page(FIRST_PAGE);
const opened = (service: TestListService) => listFromPage(newestPage(service), idOf, null);

describe("a fresh first page of a list", () => {
  it("counts new rows and moves nothing", () => {
    const service = new TestListService(237, true);
    const list = opened(service);
    expect(countNew(list, newestPage(service), idOf)).toEqual({ count: 0, orMore: false });
    service.insert(12);
    expect(countNew(list, newestPage(service), idOf)).toEqual({ count: 12, orMore: false });
    expect(list.rows[0]).toEqual({ at: 237 });
  });

  it("reports that there may be more when it does not reach the rows on screen", () => {
    const service = new TestListService(237, true);
    const list = opened(service);
    service.insert(80);
    expect(countNew(list, newestPage(service), idOf)).toEqual({ count: 50, orMore: true });
  });

  it("does not count older rows as new after rows were removed", () => {
    const service = new TestListService(237, true);
    const list = opened(service);
    service.remove(3);
    service.insert(1);
    expect(countNew(list, newestPage(service), idOf).count).toBe(1);
  });

  it("counts nothing when it failed or is empty", () => {
    const service = new TestListService(237, true);
    const list = opened(service);
    expect(countNew(list, service.page(FIRST_PAGE, { fails: "offline" }), idOf).count).toBe(0);
    expect(countNew(list, service.page(FIRST_PAGE, { short: 0 }), idOf).count).toBe(0);
    expect(countNew(list, null, idOf).count).toBe(0);
  });

  it("counts and inserts the first rows of a list that was empty", () => {
    const service = new TestListService(0, true);
    const list = opened(service);
    service.insert(3);
    expect(countNew(list, newestPage(service), idOf)).toEqual({ count: 3, orMore: false });
    expect(withNewRows(list, newestPage(service), idOf, 0)).toMatchObject({ end: true, rows: service.rows });
  });

  it("counts a row in the middle once, when a later page found it", () => {
    const service = new TestListService(237, true);
    const list = withMore(opened(service));
    service.insertLate(49);
    const request = { ...nextRequest(list), offset: 40, limit: 60 };
    const more = withPage(list, request, service.page(request), idOf, 0);
    expect(more.rows).not.toContainEqual(service.rows[49]);
    expect(countNew(more, newestPage(service), idOf).count).toBe(1);
    expect(withNewRows(more, null, idOf, 0).rows).toEqual(service.rows.slice(0, more.rows.length + 1));
  });
});

describe("inserting new rows", () => {
  it("puts them above the others, and moves the pin up", () => {
    const service = new TestListService(237, true);
    service.insert(12);
    const old = listFromPage(service.page({ ...FIRST_PAGE, pin: "237" }), idOf, { rows: 50, pin: "237" });
    const list = withNewRows(old, newestPage(service), idOf, 0);
    expect(list.rows).toEqual(service.rows.slice(0, 62));
    expect(nextRequest(withMore(list))).toMatchObject({ offset: 61, limit: 51, pin: "249" });
    expect(countNew(list, newestPage(service), idOf).count).toBe(0);
  });

  it("opens the list anew when they do not reach the rows on screen, so that nothing is missing in between", () => {
    const service = new TestListService(237, true);
    const old = opened(service);
    service.insert(80);
    const list = withNewRows(old, newestPage(service), idOf, 0);
    expect(list).toMatchObject({ rows: service.rows.slice(0, 50), pin: "317", generation: 1 });
    const request = nextRequest(old);
    expect(withPage(list, request, service.page(request), idOf, 0)).toBe(list);
  });

  it("does not disturb a pending request", () => {
    const service = new TestListService(237, true);
    const before = withMore(opened(service));
    const request = nextRequest(before);
    service.insert(12);
    const list = withPage(
      withNewRows(before, newestPage(service), idOf, 0),
      request,
      service.page(request),
      idOf,
      0,
    );
    expect(list.rows).toEqual(service.rows.slice(0, 112));
    expect(nextRequest(withMore(list))).toMatchObject({ offset: 111, pin: "249" });
  });

  it("changes nothing when there are none", () => {
    const service = new TestListService(237, true);
    const list = opened(service);
    expect(withNewRows(list, newestPage(service), idOf, 0)).toBe(list);
  });
});
