import * as fc from "fast-check";
import { ANY_CHARACTER } from "../../../testing/text/any-character";
import { describe, expect, it } from "vitest";
import type { ExportColumn, ExportValue } from "./export-column";
import { csvHead, csvLines } from "./csv";
import { jsonLines } from "./json-lines";

type Row = readonly ExportValue[];

/** An independent CSV reader according to RFC 4180; throws on invalid input. */
function readCsv(text: string): readonly (readonly string[])[] {
  const records: string[][] = [];
  let record: string[] = [];
  let at = text.startsWith("\uFEFF") ? 1 : 0;
  while (at < text.length) {
    let cell = "";
    if (text[at] === '"') {
      for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += text[at] === '"' ? 2 : 1) {
        if (at >= text.length) throw new Error("a quote is not closed");
        cell += text[at];
      }
      at += 1;
    } else {
      for (; at < text.length && !',\r\n"'.includes(text[at] ?? ""); at += 1) cell += text[at];
    }
    record.push(cell);
    if (text[at] === ",") {
      at += 1;
    } else if (text.startsWith("\r\n", at)) {
      at += 2;
      records.push(record);
      record = [];
    } else {
      throw new Error(`at ${at}: neither a separator nor the end of a line`);
    }
  }
  return records;
}

function columns(count: number): readonly ExportColumn<Row>[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `column_${index}`,
    value: (row) => row[index] ?? null,
  }));
}

const DANGEROUS = ["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"];

const hostile = fc
  .tuple(fc.constantFrom("", ...DANGEROUS, " ", '"', "'", ";"), fc.string({ unit: ANY_CHARACTER }))
  .map(([start, rest]) => start + rest);
const value: fc.Arbitrary<ExportValue> = fc.oneof(
  hostile,
  fc.string({ unit: fc.constantFrom('"', ",", ";", "\r", "\n", "=", "1", "é", "😀") }),
  fc.bigInt(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
);
const table = fc
  .integer({ min: 2, max: 6 })
  .chain((width) => fc.array(fc.array(value, { minLength: width, maxLength: width }), { maxLength: 12 }));

describe("CSV", () => {
  it("begins with a byte order mark, by which Excel recognizes the encoding", () => {
    expect(csvHead(columns(1))).toBe("\uFEFFcolumn_0\r\n");
  });

  it("is read by an independent reader as it was written, except for the apostrophe before a formula", () => {
    fc.assert(
      fc.property(table, (rows) => {
        const heads = columns(rows[0]?.length ?? 3);
        const [head, ...read] = readCsv(csvHead(heads) + csvLines(heads, rows));
        expect(head).toEqual(heads.map(({ name }) => name));
        expect(read).toEqual(
          rows.map((row) =>
            row.map((each) => {
              const text = each === null ? "" : String(each);
              const isNumber = /^-?\d+(\.\d+)?$/.test(text);
              const inside = Array.from(text).map((character, at, all) => {
                const before = all.slice(0, at).join("").replace(/"+$/, "").slice(-1);
                return "=+-@＝＋－＠".includes(character) && before !== "" && ";\t\r\n".includes(before)
                  ? `'${character}`
                  : character;
              });
              const isFormula = !isNumber && DANGEROUS.some((start) => text.startsWith(start));
              return [isFormula ? "'" : "", ...inside].join("");
            }),
          ),
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it("has no field that a spreadsheet program would run as a formula, whichever separator it assumes", () => {
    fc.assert(
      fc.property(table, (rows) => {
        const heads = columns(rows[0]?.length ?? 3);
        for (const cell of readCsv(csvLines(heads, rows)).flat())
          expect(cell).not.toMatch(/^(?!-\d+(?:\.\d+)?$)[=+\-@\t\r\n＝＋－＠]/);
        // A program with another separator takes our quotes and commas for text. Our files begin with a hash.
        const lines = csvLines(
          columns((rows[0]?.length ?? 3) + 1),
          rows.map((row) => ["hash", ...row]),
        );
        for (const cell of lines.split(/[;\t\r\n]/)) expect(cell).not.toMatch(/^"*[=+\-@＝＋－＠]/);
        // Outside of quotes there is only plain text and our own separators.
        const bare = csvLines(heads, rows).replaceAll(/"(?:[^"]|"")*"/g, "");
        expect(bare).toMatch(/^[\w.:/,\r\n-]*$/);
      }),
    );
  });

  it.each([
    ["-12.000000001", "-12.000000001"],
    ["-1+cmd|' /C calc'!A0", "\"'-1+cmd|' /C calc'!A0\""],
    ["=1+1", '"\'=1+1"'],
    ["a;=1+1", `"a;'=1+1"`],
    ["a\n-1\t@b", `"a\n'-1\t'@b"`],
    ["a; =1-1", '"a; =1-1"'],
    ['a;"=1+1;"', `"a;""'=1+1;"""`],
    ['say "hi"', '"say ""hi"""'],
    ["-", '"\'-"'],
    ["0.5", "0.5"],
  ])("%s is written as %s", (text, written) => {
    expect(csvLines(columns(1), [[text]])).toBe(`${written}\r\n`);
  });
});

describe("JSON", () => {
  it("has one object per line, with large numbers as text", () => {
    fc.assert(
      fc.property(table, (rows) => {
        const heads = columns(rows[0]?.length ?? 3);
        const lines = jsonLines(heads, rows).split("\n");
        expect(lines.pop()).toBe("");
        expect(lines.map((line) => Object.values(Object(JSON.parse(line))))).toEqual(
          rows.map((row) => row.map((each) => (typeof each === "bigint" ? String(each) : each))),
        );
      }),
    );
  });
});
