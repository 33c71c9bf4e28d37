import {
  environmentManager,
  focusManager,
  onlineManager,
  QueryClient,
  QueryObserver,
} from "@tanstack/react-query";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withMore } from "../../domain/list/list-start";
import { freshQuery, listQuery, takeNewerRows, type ListOptions } from "./list-query";
import { statusOf, type ListState } from "../../domain/list/list-state";
import { countNew, withNewRows } from "../../domain/list/new-rows";
import { wireJson } from "../../domain/list/wire-json";
import { readPageRequest } from "../../domain/list/page-request";
import { FIRST_PAGE, idOf, TestListService, type TestRow } from "../../../testing/query/list/test-service";

const Row = v.object({ at: v.number() });

/** Stands in for our own server; it answers a request when the test calls `answer`. */
class Server {
  readonly open: { readonly path: string; readonly answer: () => void; readonly signal: AbortSignal }[] = [];
  readonly lists = new Map<string, TestListService>();

  readonly fetch = (path: string, { signal }: { signal: AbortSignal }): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { pathname, searchParams } = new URL(path, "http://x");
      signal.addEventListener("abort", () => reject(signal.reason));
      const answer = () => {
        const page = this.lists.get(pathname)?.page({ ...readPageRequest(searchParams), generation: 0 });
        resolve(page === undefined ? new Response("<html>") : new Response(wireJson(page)));
      };
      this.open.push({ path, answer, signal });
    });

  async answer(request = this.open.length - 1): Promise<void> {
    this.open[request]?.answer();
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(1);
  }
}

let server: Server;
let client: QueryClient;

const hideTab = () => focusManager.setFocused(false);
const showTab = () => focusManager.setFocused(true);

beforeEach(() => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
  showTab();
  server = new Server();
  client = new QueryClient({ defaultOptions: { queries: { networkMode: "always" } } });
  client.mount();
  vi.stubGlobal("fetch", server.fetch);
  vi.stubGlobal("navigator", { onLine: true });
});

afterEach(() => {
  client.unmount();
  client.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function listOf(account: string, rows: number): ListOptions<TestRow> {
  const service = new TestListService(rows, true);
  server.lists.set(`/${account}`, service);
  const initial = service.page(FIRST_PAGE);
  return {
    queryKey: ["rows", account],
    path: `/${account}`,
    loadRow: () => Promise.resolve(Row),
    idOf,
    initial,
    newestFirst: true,
  };
}

const stateOf = ({ queryKey }: ListOptions<TestRow>) => client.getQueryData<ListState<TestRow>>(queryKey);

function requestMore(list: ListOptions<TestRow>): void {
  client.setQueryData<ListState<TestRow>>(list.queryKey, (state) =>
    state === undefined ? state : withMore(state),
  );
}

function watch(list: ListOptions<TestRow>) {
  const observer = new QueryObserver(client, listQuery(list));
  const leave = observer.subscribe(() => {});
  const next = () => {
    requestMore(list);
    return observer.refetch({ cancelRefetch: false });
  };
  return { observer, leave, next };
}

describe("the pages of a list", () => {
  it("are not loaded before they are requested", async () => {
    const list = listOf("a", 237);
    watch(list);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.open).toEqual([]);
    expect(stateOf(list)?.rows).toHaveLength(50);
  });

  it("are loaded one after the other, with the pin of the first", async () => {
    const list = listOf("a", 237);
    const { next } = watch(list);
    void next();
    await server.answer();
    void next();
    await server.answer();
    expect(server.open.map(({ path }) => path)).toEqual([
      "/a?offset=49&limit=51&pin=237",
      "/a?offset=99&limit=51&pin=237",
    ]);
    expect(stateOf(list)?.rows).toHaveLength(150);
  });

  it("are never loaded twice at once", async () => {
    const { next } = watch(listOf("a", 237));
    void next();
    void next();
    void next();
    await vi.advanceTimersByTimeAsync(1);
    expect(server.open).toHaveLength(1);
  });

  it("are not loaded again on focus or reconnection", async () => {
    const list = listOf("a", 237);
    watch(list);
    watch(list);
    hideTab();
    showTab();
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.open).toEqual([]);
  });

  it("stay when one of them fails", async () => {
    const list = listOf("a", 237);
    const { next } = watch(list);
    server.lists.delete("/a");
    void next();
    await server.answer();
    expect(stateOf(list)).toMatchObject({ failure: { problem: { kind: "upstream", cause: "unreachable" } } });
    expect(stateOf(list)?.rows).toHaveLength(50);
  });

  it("are aborted when the list is closed, and the list stays as it was", async () => {
    const list = listOf("a", 237);
    const { next, leave } = watch(list);
    next().catch(() => {});
    leave();
    await vi.advanceTimersByTimeAsync(1);
    expect(server.open[0]?.signal.aborted).toBe(true);
    expect(stateOf(list)).toMatchObject({ failure: null, rows: list.initial.rows });
  });
});

it("a list that the server renders leaves no timer, which would keep the rendering in memory", () => {
  environmentManager.setIsServer(() => true);
  const list = listOf("a", 237);
  new QueryObserver(client, listQuery(list)).getCurrentResult();
  new QueryObserver(client, freshQuery(list)).getCurrentResult();
  expect(stateOf(list)?.rows).toHaveLength(50);
  expect(vi.getTimerCount()).toBe(0);
});

describe("opening another list while a page is loading", () => {
  it("never mixes rows of the two", async () => {
    const [first, second] = [listOf("first", 237), listOf("second", 3)];
    const { observer, next } = watch(first);
    next().catch(() => {});
    observer.setOptions(listQuery(second));
    await server.answer(0);
    expect(observer.getCurrentResult().data?.rows).toEqual(second.initial.rows);
    expect(stateOf(second)?.rows).toHaveLength(3);
    expect(stateOf(first)?.rows).toEqual(first.initial.rows);
  });

  it("leaves the first unchanged, and it can continue later", async () => {
    const [first, second] = [listOf("first", 237), listOf("second", 3)];
    const { observer, next } = watch(first);
    next().catch(() => {});
    observer.setOptions(listQuery(second));
    observer.setOptions(listQuery(first));
    await vi.advanceTimersByTimeAsync(1);
    void observer.refetch({ cancelRefetch: false });
    await server.answer();
    expect(observer.getCurrentResult().data?.rows).toHaveLength(100);
  });
});

describe("new rows", () => {
  const POLL_MS = 10_000;

  function fresh(list: ListOptions<TestRow>) {
    const observer = new QueryObserver(client, freshQuery(list));
    observer.subscribe(() => {});
    return () => observer.getCurrentResult().data ?? null;
  }

  it("are polled for, apart from the pages", async () => {
    const list = listOf("a", 237);
    watch(list);
    const latest = fresh(list);
    server.lists.get("/a")?.insert(12);
    await vi.advanceTimersByTimeAsync(POLL_MS);
    expect(server.open.map(({ path }) => path)).toEqual(["/a?offset=0&limit=50&poll=1"]);
    await server.answer();
    const state = stateOf(list);
    expect(state && countNew(state, latest(), idOf).count).toBe(12);
    expect(state?.rows).toEqual(list.initial.rows);
  });

  it("are not polled for while the tab is hidden", async () => {
    fresh(listOf("a", 237));
    // A page that was rendered long ago is refreshed at once; that answer arrives before the tab is hidden.
    await server.answer();
    const before = server.open.length;
    hideTab();
    await vi.advanceTimersByTimeAsync(10 * POLL_MS);
    expect(server.open).toHaveLength(before);
    showTab();
    await vi.advanceTimersByTimeAsync(POLL_MS);
    expect(server.open).toHaveLength(before + 1);
  });

  it("are not polled for in a list with another sorting", async () => {
    fresh({ ...listOf("a", 237), newestFirst: false });
    await vi.advanceTimersByTimeAsync(10 * POLL_MS);
    expect(server.open).toEqual([]);
  });

  it("are loaded at once in a list that was restored behind its pin", async () => {
    fresh({ ...listOf("a", 237), position: { rows: 100, pin: "200" } });
    await vi.advanceTimersByTimeAsync(1);
    expect(server.open).toHaveLength(1);
  });

  it("stay when a page arrives that was requested before they were shown", async () => {
    const list = listOf("a", 237);
    const { next } = watch(list);
    void next();
    const service = server.lists.get("/a");
    service?.insert(12);
    const latest = service?.page(FIRST_PAGE) ?? null;
    client.setQueryData<ListState<TestRow>>(list.queryKey, (before) =>
      before === undefined ? before : withNewRows(before, latest, idOf, 0),
    );
    await server.answer();
    const state = stateOf(list);
    expect(state?.rows).toEqual(service?.rows.slice(0, 112));
    expect(state && statusOf(state)).toBe("idle");
  });
});

describe("a list that was left, and is opened again", () => {
  /** The same list in a page that was made later. */
  function later(list: ListOptions<TestRow>, change: Partial<ListOptions<TestRow>["initial"]> = {}) {
    const service = server.lists.get(list.path);
    service?.insert(12);
    const initial = { ...(service?.page(FIRST_PAGE) ?? list.initial), asOfMs: 60_000, ...change };
    return { ...list, initial };
  }

  async function left(): Promise<ListOptions<TestRow>> {
    const list = listOf("a", 237);
    const { next, leave } = watch(list);
    const leaveFresh = new QueryObserver(client, freshQuery(list)).subscribe(() => {});
    await server.answer();
    void next();
    await server.answer();
    leave();
    leaveFresh();
    return list;
  }

  it("has the rows of its page if they are newer", async () => {
    const list = later(await left());
    takeNewerRows(client, list);
    expect(stateOf(list)).toMatchObject({ rows: list.initial.rows, pin: "249", asOfMs: 60_000 });
    expect(client.getQueryData(freshQuery(list).queryKey)).toEqual(list.initial);
  });

  it.each([
    ["the page is as old as they are", () => ({ asOfMs: 0 }), {}],
    ["the page failed", () => ({ rows: [], problem: { kind: "offline" } as const }), {}],
    ["the URL has a place in the list", () => ({}), { position: { rows: 100, pin: "237" } }],
  ])("has the rows that were shown if %s", async (_, change, options) => {
    const list = await left();
    const before = stateOf(list);
    takeNewerRows(client, { ...later(list, change()), ...options });
    expect(before?.rows).toHaveLength(100);
    expect(stateOf(list)).toBe(before);
  });

  it("keeps its rows while it is on screen", async () => {
    const list = await left();
    watch(list);
    const before = stateOf(list);
    takeNewerRows(client, later(list));
    expect(stateOf(list)).toBe(before);
  });

  it("has the rows that were shown if new ones were placed after its page", async () => {
    const list = await left();
    const newer = later(list);
    client.setQueryData<ListState<TestRow>>(list.queryKey, (before) =>
      before === undefined ? before : withNewRows(before, newer.initial, idOf, 0),
    );
    const before = stateOf(list);
    takeNewerRows(client, { ...newer, initial: { ...newer.initial, asOfMs: 59_000 } });
    expect([before?.rows.length, before?.asOfMs]).toEqual([112, 60_000]);
    expect(stateOf(list)).toBe(before);
  });
});
