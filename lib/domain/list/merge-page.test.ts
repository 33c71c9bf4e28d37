import { describe, expect, it } from "vitest";
import { joinPage, mergeLate, placeLate } from "./merge-page";

const idOf = (row: string) => row;
const list = (text: string) => text.split(" ").filter((row) => row !== "");
const join = (shown: string, offset: number, page: string, how = { end: false, isRetry: false }) =>
  joinPage(list(shown), { offset, rows: list(page), ...how }, idOf);
const gap = { kind: "gap" };
const fit = (added: string, shift = 0, late: readonly (readonly [string, string])[] = []) => ({
  kind: "fit",
  added: list(added),
  late: late.map(([row, before]) => ({ row, before })),
  shift,
});

describe("a page joins the list", () => {
  it.each([
    ["as it is when nothing is shown yet", "", 0, "a b c", fit("a b c")],
    ["with each row once even if the service gave it twice", "", 0, "a b a", fit("a b")],
    ["behind the row that it overlaps with", "a b c", 2, "c d e", fit("d e")],
    ["with nothing at the end of the list", "a b c", 2, "c", fit("")],
    ["when two rows arrived above: it begins with two more shown rows", "a b c", 2, "a b c d", fit("d", 2)],
    [
      "when more rows arrived than it has: all of its rows are shown already",
      "a b c d",
      3,
      "a b",
      fit("", 3),
    ],
    [
      "when it begins with rows that arrived",
      "a b c",
      2,
      "x y a",
      fit("", 4, [
        ["x", "a"],
        ["y", "a"],
      ]),
    ],
    ["when a row above was removed: it begins one row further down", "a b c d", 1, "c d e", fit("e", -1)],
    [
      "leaving a shown row in place that moved down in the service's list",
      "a b c d",
      3,
      "d e b f",
      fit("e f"),
    ],
    [
      "keeping back a row that turned up before the last row of the page",
      "a b c d",
      0,
      "a b x c",
      fit("", 1, [["x", "c"]]),
    ],
    ["keeping back a row that turned up in the middle", "a b c", 1, "b x c d", fit("d", 1, [["x", "c"]])],
  ])("%s", (_, shown, offset, page, joined) => {
    expect(join(shown, offset, page)).toMatchObject(joined);
  });
});

describe("a page without the last shown row", () => {
  it("adds nothing while the rows after it may be late", () => {
    expect(join("a b c d", 1, "b c x")).toMatchObject({ ...fit(""), isCutOff: true, at: 1 });
  });

  it("adds nothing when it is short, since it may have ended too early", () => {
    expect(join("a b c d", 1, "b c", { end: true, isRetry: false })).toMatchObject({ isCutOff: true });
  });

  it("adds the following rows when a second request has the same end: the last row was removed", () => {
    expect(join("a b c d", 1, "b c e f", { end: true, isRetry: true })).toMatchObject({
      ...fit("e f"),
      isCutOff: false,
    });
  });

  it("adds the following rows when they are too many to be late", () => {
    const next = Array.from({ length: 30 }, (_, at) => `n${at}`).join(" ");
    expect(join("a b c d", 1, `b c ${next}`)).toMatchObject({ ...fit(next), isCutOff: false });
  });
});

describe("a page cannot be located", () => {
  it.each([
    ["when the row that it should overlap with is not in it: rows may be missing", "a b c", 2, "e f"],
    ["when it is empty although it should contain a shown row", "a b c", 2, ""],
    ["when its only shown row is one that moved down", "a b c d", 3, "e f b"],
    ["when all of its rows belong to another list", "a b c", 0, "x y z"],
  ])("%s", (_, shown, offset, page) => {
    expect(join(shown, offset, page)).toEqual(gap);
  });
});

describe("late rows", () => {
  const late = (text: string, before: string) => list(text).map((row) => ({ row, before }));

  it("are inserted in the order of the service", () => {
    expect(placeLate(list("a b c"), [...late("x y", "a"), ...late("z", "c")], idOf)).toEqual(
      list("x y a b z c"),
    );
  });

  it("are kept once, however often they were loaded", () => {
    expect(mergeLate(late("x y", "a"), late("w x y", "a"), idOf)).toEqual(late("w x y", "a"));
  });

  it("keep their order when a later page starts between them", () => {
    expect(mergeLate(late("x", "a"), late("y", "a"), idOf)).toEqual(late("x y", "a"));
  });

  it("leave the list unchanged when there are none", () => {
    const shown = list("a b");
    expect(placeLate(shown, [], idOf)).toBe(shown);
  });
});
