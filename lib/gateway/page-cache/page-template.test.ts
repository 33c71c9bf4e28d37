import { gunzipSync } from "node:zlib";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { freshNonce } from "../../security/nonce";
import { PageTemplate } from "./page-template";

/** Pieces of pages and of hostile names: like nonces, long, repeated, in any script. */
const piece = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: fc.constantFrom("a", "=", "<", "+", "/", "ÿ") }),
  fc.constantFrom('<script nonce="', "nonce-", "==", `'nonce-`, "\u{10ffff}", "<td>0</td>".repeat(4_000)),
  fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString("base64")),
);
const pieces = fc.array(piece, { minLength: 1, maxLength: 12 });

test("every nonce of the rendering is replaced by that of the response, and nothing else is (property)", async () => {
  await fc.assert(
    fc.asyncProperty(pieces, async (parts) => {
      const [rendered, own] = [freshNonce(), freshNonce()];
      const template = new PageTemplate(Buffer.from(parts.join(rendered)), rendered);
      const expected = parts.join(own);
      expect(template.text(own).toString()).toBe(expected);
      const alone = await template.gzip(own);
      const joined = await template.gzip(own);
      for (const zipped of [alone, joined]) expect(gunzipSync(zipped).toString()).toBe(expected);
      expect(template.length).toBe(Buffer.byteLength(expected));
      for (const sent of [template.text(own), gunzipSync(joined)])
        expect(sent.includes(rendered)).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test("responses of one page differ in their nonces only", async () => {
  const rendered = freshNonce();
  const page = `<a nonce="${rendered}">${"name ".repeat(9_000)}</a><b nonce="${rendered}"></b>`;
  const template = new PageTemplate(Buffer.from(page), rendered);
  const sent = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const nonce = freshNonce();
      return { nonce, text: gunzipSync(await template.gzip(nonce)).toString() };
    }),
  );
  expect(new Set(sent.map(({ nonce, text }) => text.replaceAll(nonce, "?"))).size).toBe(1);
  expect(new Set(sent.map(({ text }) => text)).size).toBe(20);
});

test("a text that resembles the nonce is not replaced", () => {
  const rendered = freshNonce();
  const name = `${rendered.slice(0, -1)}-<script nonce="${rendered.slice(1)}">`;
  const template = new PageTemplate(Buffer.from(`${name}|${rendered}`), rendered);
  const own = freshNonce();
  expect(template.text(own).toString()).toBe(`${name}|${own}`);
});

test("a page without nonces is compressed once", async () => {
  const template = new PageTemplate(Buffer.from("row ".repeat(5_000)), freshNonce());
  const [first, second] = [await template.gzip(freshNonce()), await template.gzip(freshNonce())];
  expect(gunzipSync(first).toString()).toBe("row ".repeat(5_000));
  expect(second).toBe(first);
});

test("refuses a nonce of another length", () => {
  const rendered = freshNonce();
  const template = new PageTemplate(Buffer.from(rendered), rendered);
  expect(() => template.text("short")).toThrow("another length");
});
