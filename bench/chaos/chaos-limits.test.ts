import { describe, expect, test } from "vitest";
import { findingsOf, holds, quantile, type Footprint, type Visit } from "./chaos-limits";
import { turnsOf } from "./fault-turns";
import { problemOf, type Target } from "./page-check";
import { seededRandom, shuffled } from "./seeded-random";

const GOOD: Visit = {
  what: "home",
  atMs: 0,
  status: 200,
  firstMs: 40,
  wholeMs: 50,
  problem: null,
  stalledMs: 0,
};
const visits = (...others: readonly Partial<Visit>[]) => [
  ...Array.from({ length: 100 }, () => GOOD),
  ...others.map((other) => ({ ...GOOD, ...other })),
];
const failed = (...others: readonly Partial<Visit>[]) =>
  findingsOf(visits(...others), [], 100)
    .filter((finding) => !holds(finding))
    .map(({ what }) => what);

describe("findingsOf", () => {
  test.each([
    [{}, []],
    [{ status: null }, ["without an answer"]],
    [{ status: 500 }, ["status 500"]],
    [{ problem: "is empty" }, ["wrong content"]],
    [{ firstMs: 1_200 }, ["blank for longer than 1 s"]],
    [{ firstMs: 1_200, stalledMs: 300 }, []],
    [{ wholeMs: 12_000 }, ["longer than 10 s"]],
  ] satisfies [Partial<Visit>, string[]][])("counts a visit with %j against the limits %j", (other, what) => {
    expect(failed(other)).toEqual(what);
  });

  test("exceeds the limit on slow visits with more than one in a hundred", () => {
    expect(failed({ wholeMs: 4_000 }, { wholeMs: 4_000 }, { wholeMs: 4_000 })).toEqual(["whole answer, p99"]);
    expect(failed({ wholeMs: 4_000 })).toEqual([]);
  });

  test("reports memory that keeps growing, but not a level that was reached early", () => {
    const taken = (...megabytes: readonly number[]): Footprint[] =>
      megabytes.map((each, place) => ({
        atMs: 10_000 * place,
        memoryBytes: each * 1_048_576,
        descriptors: each,
        timers: 0,
      }));
    const found = (some: readonly Footprint[]) => findingsOf(visits(), [some], 0).every(holds);
    expect(found(taken(100, 200, 300, 310, 305, 300, 310, 300, 305))).toBe(true);
    expect(found(taken(100, 200, 300, 400, 500, 600, 700, 800, 900))).toBe(false);
    expect(found(taken(100))).toBe(true);
    const short = (...megabytes: readonly number[]) =>
      taken(...megabytes).map((each) => ({ ...each, atMs: 20_000 }));
    expect(found(short(100, 100, 100, 100, 150, 150))).toBe(true);
    expect(found(short(100, 100, 100, 100, 250, 250))).toBe(false);
  });

  test.each(["descriptors", "timers"] as const)("reports %s that become more and more", (what) => {
    const taken = (...counts: readonly number[]): Footprint[] =>
      counts.map((count, place) => ({
        atMs: 10_000 * place,
        memoryBytes: 1,
        descriptors: 0,
        timers: 0,
        [what]: count,
      }));
    const beyond = (some: readonly Footprint[]) =>
      findingsOf(visits(), [some], 0).filter((each) => !holds(each));
    expect(beyond(taken(0, 100, 100, 140, 100, 160))).toEqual([]);
    expect(beyond(taken(0, 100, 200, 300, 400, 500))).toMatchObject([
      { what: `${what} of explorer 1, more in the last third`, value: 200 },
    ]);
  });

  test("uses quantiles that are measured values", () => {
    expect([0.5, 0.99, 1].map((part) => quantile([3, 1, 2, 4], part))).toEqual([2, 4, 4]);
    expect(quantile([], 0.5)).toBe(0);
  });
});

describe("turnsOf", () => {
  const rhythm = { forMs: 60_000, turnMs: [1_000, 2_000], restMs: [500, 1_000] } as const;

  test("makes the same schedule for the same seed, with each fault once before any repeats", () => {
    const turns = turnsOf(["a", "b", "c"], rhythm, seededRandom("x"));
    expect(turnsOf(["a", "b", "c"], rhythm, seededRandom("x"))).toEqual(turns);
    expect(turnsOf(["a", "b", "c"], rhythm, seededRandom("y"))).not.toEqual(turns);
    const begun = turns.flatMap(({ what }) => what ?? []);
    expect(begun.slice(0, 3).sort()).toEqual(["a", "b", "c"]);
    expect(turns.at(-1)?.what).toBeNull();
    expect(turns.every(({ atMs }) => atMs <= 60_000)).toBe(true);
    expect(turns.map(({ what }) => what === null)).toEqual(turns.map((_, place) => place % 2 === 1));
  });

  test("shuffles without losing or adding values", () => {
    expect(shuffled([1, 2, 3], seededRandom("x")).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  });
});

describe("problemOf", () => {
  const page: Target = { what: "blocks", path: "/blocks", identity: ">Blocks</h1>", rows: 20 };
  const whole = (text: string) => `<html><h1>Blocks</h1>${text}</html>`;

  test.each([
    [200, whole('<th scope="row">1</th>'), null],
    [200, whole("Data service error"), null],
    [502, whole("Data service error"), null],
    [200, whole("No blocks"), "is empty, though there are rows"],
    [404, whole("Not found"), "says 404 about something that exists"],
    [500, "", "fails with 500"],
    [200, whole("<h2>Not found</h2>"), "says that something that exists was not found"],
    [200, "<html><h1>Blocks</h1>", "ends before the end"],
    [200, "<html></html>", "does not say what it is about"],
    [
      200,
      `${whole("")}<script>"problem":{"kind":"upstream"}</script>`.replace("</html>", "") + "</html>",
      null,
    ],
  ])("judges status %i with %s as %s", (status, body, problem) => {
    expect(problemOf(page, status, body)).toBe(problem);
  });
});
