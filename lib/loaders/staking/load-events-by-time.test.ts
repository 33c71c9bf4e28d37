import { expect, test } from "vitest";
import { ok } from "../../toncenter/error";
import { EVENTS_READ, loadEventsByTime } from "./load-events-by-time";

interface Event {
  readonly utime: number;
  readonly id: number;
}

/** The newest first; four events of each second. */
const ALL: readonly Event[] = Array.from({ length: 2_345 }, (_, id) => ({ utime: 10_000 - (id >> 2), id }));

function page(offset: number, limit: number, pin: string | null = null, all: readonly Event[] = ALL) {
  const bounds: (number | null)[] = [];
  const loading = loadEventsByTime(
    {
      read: (until) => {
        bounds.push(until);
        const events = all.filter(({ utime }) => until === null || utime <= until).slice(0, EVENTS_READ);
        return Promise.resolve(ok({ events, address_book: {}, asOfMs: 5 }));
      },
      until: null,
      trim: ({ id }) => id,
      idOf: String,
    },
    { offset, limit, pin },
  );
  return loading.then((loaded) => ({ ...loaded, bounds }));
}

test("a page near the beginning takes one call", async () => {
  const first = await page(0, 50);
  expect(first).toMatchObject({ end: false, pin: "10000", asOfMs: 5, bounds: [null] });
  expect(first.rows).toEqual(ALL.slice(0, 50).map(({ id }) => id));
  expect((await page(200, 200, "10000")).bounds).toEqual([10_000]);
});

test("pages follow each other without gaps and without repeated rows", async () => {
  const rows: number[] = [];
  for (let offset = 0; ; offset += 200) {
    const { rows: more, end } = await page(offset, 200, "10000");
    rows.push(...more);
    if (end) break;
  }
  expect(rows).toEqual(ALL.map(({ id }) => id));
});

test("a pin leaves out newer events", async () => {
  expect((await page(0, 3, "9990")).rows).toEqual([40, 41, 42]);
});

test("a short list is at its end, and so is an empty one", async () => {
  expect(await page(0, 50, null, ALL.slice(0, 3))).toMatchObject({ rows: [0, 1, 2], end: true });
  expect(await page(0, 50, null, [])).toMatchObject({ rows: [], end: true, pin: null });
});

test("the list ends when one second has more events than an answer can contain", async () => {
  const same = Array.from({ length: 1_500 }, (_, id) => ({ utime: 7, id }));
  expect(await page(990, 50, null, same)).toMatchObject({ end: true, bounds: [null, 7] });
});
