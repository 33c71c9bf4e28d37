import { describe, expect, it } from "vitest";
import { moreWanted, nextAsk, openList, received } from "./list-controller";
import { countNew, withNew } from "./new-rows";
import { FIRST_PAGE, idOf, TestListService } from "../../../testing/query/list/test-service";

const look = (service: TestListService) => service.page(FIRST_PAGE);
const opened = (service: TestListService) => openList(look(service), idOf, null);

describe("a fresh look at the start of a list", () => {
  it("counts what is new and moves nothing", () => {
    const service = new TestListService(237, true);
    const list = opened(service);
    expect(countNew(list, look(service), idOf)).toEqual({ count: 0, orMore: false });
    service.insert(12);
    expect(countNew(list, look(service), idOf)).toEqual({ count: 12, orMore: false });
    expect(list.rows[0]).toEqual({ at: 237 });
  });

  it("says that there may be more when it does not reach the rows on screen", () => {
    const service = new TestListService(237, true);
    const list = opened(service);
    service.insert(80);
    expect(countNew(list, look(service), idOf)).toEqual({ count: 50, orMore: true });
  });

  it("does not take older rows for new when rows went away", () => {
    const service = new TestListService(237, true);
    const list = opened(service);
    service.remove(3);
    service.insert(1);
    expect(countNew(list, look(service), idOf).count).toBe(1);
  });

  it("that fails, or shows nothing, finds nothing new", () => {
    const service = new TestListService(237, true);
    const list = opened(service);
    expect(countNew(list, service.page(FIRST_PAGE, { fails: "offline" }), idOf).count).toBe(0);
    expect(countNew(list, service.page(FIRST_PAGE, { short: 0 }), idOf).count).toBe(0);
    expect(countNew(list, null, idOf).count).toBe(0);
  });

  it("finds the first rows of a list that was empty", () => {
    const service = new TestListService(0, true);
    const list = opened(service);
    service.insert(3);
    expect(countNew(list, look(service), idOf)).toEqual({ count: 3, orMore: false });
    expect(withNew(list, look(service), idOf, 0)).toMatchObject({ end: true, rows: service.rows });
  });

  it("counts a row that a later page found in the middle, once", () => {
    const service = new TestListService(237, true);
    const list = moreWanted(opened(service));
    service.insertLate(49);
    const ask = { ...nextAsk(list), offset: 40, limit: 60 };
    const more = received(list, ask, service.page(ask), idOf, 0);
    expect(more.rows).not.toContainEqual(service.rows[49]);
    expect(countNew(more, look(service), idOf).count).toBe(1);
    expect(withNew(more, null, idOf, 0).rows).toEqual(service.rows.slice(0, more.rows.length + 1));
  });
});

describe("new rows that are wanted", () => {
  it("stand above the others, and the pin moves up to them", () => {
    const service = new TestListService(237, true);
    service.insert(12);
    const old = openList(service.page({ ...FIRST_PAGE, pin: "237" }), idOf, { rows: 50, pin: "237" });
    const list = withNew(old, look(service), idOf, 0);
    expect(list.rows).toEqual(service.rows.slice(0, 62));
    expect(nextAsk(moreWanted(list))).toMatchObject({ offset: 61, limit: 51, pin: "249" });
    expect(countNew(list, look(service), idOf).count).toBe(0);
  });

  it("open the list anew when they do not reach the rows on screen, so that nothing is missing between", () => {
    const service = new TestListService(237, true);
    const old = opened(service);
    service.insert(80);
    const list = withNew(old, look(service), idOf, 0);
    expect(list).toMatchObject({ rows: service.rows.slice(0, 50), pin: "317", generation: 1 });
    const ask = nextAsk(old);
    expect(received(list, ask, service.page(ask), idOf, 0)).toBe(list);
  });

  it("do not disturb a page that is on its way", () => {
    const service = new TestListService(237, true);
    const before = moreWanted(opened(service));
    const ask = nextAsk(before);
    service.insert(12);
    const list = received(withNew(before, look(service), idOf, 0), ask, service.page(ask), idOf, 0);
    expect(list.rows).toEqual(service.rows.slice(0, 112));
    expect(nextAsk(moreWanted(list))).toMatchObject({ offset: 111, pin: "249" });
  });

  it("change nothing when there are none", () => {
    const service = new TestListService(237, true);
    const list = opened(service);
    expect(withNew(list, look(service), idOf, 0)).toBe(list);
  });
});
