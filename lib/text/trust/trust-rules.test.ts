import { describe, expect, test } from "vitest";
import { HOSTILE_TEXTS } from "../../../fixtures/hostile/hostile-texts";
import { TRUST_RULES, trustMarks } from "./trust-rules";

const ALL = HOSTILE_TEXTS.flatMap(({ kind, rules, texts }) => texts.map((text) => ({ kind, rules, text })));

test("the table has at least 200 texts, and no text of a kind twice", () => {
  expect(ALL.length).toBeGreaterThanOrEqual(200);
  expect(new Set(ALL.map(({ kind, text }) => `${kind} ${text}`)).size).toBe(ALL.length);
});

test("every rule of texts is in the table, and every rule has a unique id and its own texts", () => {
  const inTable = new Set(ALL.flatMap(({ rules }) => rules));
  const ids = TRUST_RULES.map(({ id }) => id);
  expect(ids.filter((id) => id !== "scam" && id !== "nsfw" && !inTable.has(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { words, about } of TRUST_RULES) {
    expect(words).toMatch(/^[a-z]/);
    expect(about).toMatch(/^[A-Z].*\.$/);
  }
});

describe("marks of a text by itself", () => {
  test.each(ALL.filter(({ kind }) => kind !== "token"))("$kind $text: $rules", ({ kind, text, rules }) => {
    expect(trustMarks({ kind, texts: [text] }).map(({ rule }) => rule)).toEqual(rules);
  });
});

test("marks of reports come before marks of the text", () => {
  const marks = trustMarks({ kind: "item", texts: ["Ѕtone.com"], isScam: true, isNsfw: true });
  expect(marks.map(({ reason }) => reason)).toEqual([
    "Reported as scam",
    "Reported as NSFW",
    "Mixes Latin and Cyrillic",
    "Contains a link",
  ]);
});

test("the name that is imitated is inserted literally", () => {
  const [mark] = trustMarks({ kind: "token", texts: [], imitates: { of: "token", called: "$&$1" } });
  expect(mark?.reason).toBe("Imitates $&$1");
});
