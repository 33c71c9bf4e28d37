import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Comments, which may contain quotes, and string and template literals. */
const TOKEN = /\/\/[^\n]*|\/\*.*?\*\/|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/gs;

/** These are written for programmers, who find them in a log. */
const THROWN = /new \w*Error\(\s*$/;

/**
 * Two words in a row, with a comma, semicolon or full stop between them at most. So neither keys such as
 * `${network} ${id}` nor headers such as `public, max-age=0` nor fields such as `event: head` count.
 */
const SENTENCE = /(?<![\w/=-])[A-Za-z]+[,;.]? [A-Za-z]+(?![\w/=-])/;

function sentencesIn(source: string): readonly string[] {
  return [...source.matchAll(TOKEN)].flatMap(({ 1: string, 2: template, index }) => {
    const text = (string ?? template ?? "").replaceAll(/\$\{[^}]*\}/g, "…");
    return SENTENCE.test(text) && !THROWN.test(source.slice(0, index)) ? [text] : [];
  });
}

const LOADERS = readdirSync("lib/loaders", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => [name, readFileSync(`lib/loaders/${name}`, "utf8")] as const);

it("loaders contain no sentences for people, which are in lib/domain", () => {
  expect(LOADERS.length).toBeGreaterThan(100);
  expect(LOADERS.flatMap(([name, source]) => sentencesIn(source).map((text) => `${name}: ${text}`))).toEqual(
    [],
  );
});

it.each([
  ['fail({ kind: "not-found", message: "no such election" })', "no such election"],
  ["`Block ${nameOf(id)} exists, but is not indexed yet.`", "Block … exists, but is not indexed yet."],
  ['const label = "Not loaded"; // "no label"', "Not loaded"],
])("a sentence is found: %s", (source, sentence) => {
  expect(sentencesIn(source)).toEqual([sentence]);
});

it.each([
  '/** "as usual" */',
  "`${network} ${hash}`",
  '"public, max-age=0"',
  '"text/event-stream; charset=utf-8"',
  "`event: head\\nid: 1`",
  "throw new RangeError(`${endpointId(endpoint)} has no pages`)",
])("this is no sentence for people: %s", (source) => {
  expect(sentencesIn(source)).toEqual([]);
});
