import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { connectionOf } from "./connection";

const KEY = "k3y-that/nobody+may=see.0123";
const PASSWORD = 'pä"ss\\word';

function scrub(text: string, apiKey: string | null = KEY): string {
  const url = `http://name:${encodeURIComponent(PASSWORD)}@127.0.0.1:9`;
  return connectionOf({ id: "test", url, apiKey, genesis: null }).scrub(text);
}

const hex = (character: string) => character.charCodeAt(0).toString(16).padStart(2, "0");
const SPELLINGS: Readonly<Record<string, (character: string) => string>> = {
  plain: (character) => character,
  "JSON by number": (character) => `\\u00${hex(character)}`,
  "JSON by number, capitals": (character) => `\\u00${hex(character).toUpperCase()}`,
  "JavaScript by number": (character) => `\\x${hex(character)}`,
  "JSON with a stroke": (character) => (character === "/" ? "\\/" : character),
  URL: (character) => encodeURIComponent(character),
  "URL, all of it": (character) => `%${hex(character)}`,
  HTML: (character) => `&#${character.charCodeAt(0)};`,
  "HTML, hexadecimal": (character) => `&#x${hex(character)};`,
};

describe("a secret that the service quotes", () => {
  test.each(Object.entries(SPELLINGS))("is removed: %s", (_, spell) => {
    const quoted = Array.from(KEY).map(spell).join("");
    expect(scrub(`before ${quoted} after`)).toBe("before [secret] after");
  });

  test("is removed in any mixture of spellings (property)", () => {
    const spell = fc.constantFrom(...Object.values(SPELLINGS));
    fc.assert(
      fc.property(fc.array(spell, { minLength: KEY.length, maxLength: KEY.length }), (spells) => {
        const quoted = Array.from(KEY)
          .map((character, at) => spells[at]?.(character) ?? character)
          .join("");
        expect(scrub(`{"error":"${quoted}"}`)).toBe('{"error":"[secret]"}');
      }),
    );
  });

  test("is removed whatever its characters are (property)", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\x21-\x7e]{6,40}$/), (key) => {
        const spelled = Object.values(SPELLINGS).map((spell) => Array.from(key).map(spell).join(""));
        expect(scrub(spelled.join("\n"), key).replaceAll("\\", "")).toBe(
          spelled.map(() => "[secret]").join("\n"),
        );
      }),
    );
  });

  test("is removed whole if it is the beginning of its own escaped spelling", () => {
    expect(scrub("<secret%25>", "secret%")).toBe("<[secret]>");
    expect(scrub("<secret%>", "secret%")).toBe("<[secret]>");
  });

  test("is removed, too, when it is the password of the URL or its Authorization header", () => {
    for (const spelled of [
      PASSWORD,
      JSON.stringify(PASSWORD).slice(1, -1),
      encodeURIComponent(PASSWORD),
      Buffer.from(`name:${PASSWORD}`).toString("base64"),
    ])
      expect(scrub(`<${spelled}>`)).toBe("<[secret]>");
  });

  test("is removed from a megabyte of text without changing the rest, within half a second", () => {
    const text = JSON.stringify({ comment: "50 % & \\u00e4 k3y-that", rows: "x".repeat(1_000_000) });
    const startedMs = performance.now();
    expect(scrub(text)).toBe(text);
    expect(performance.now() - startedMs).toBeLessThan(500);
  });
});
