import { gunzipSync } from "node:zlib";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { freshNonce } from "../../security/nonce";
import { PageTemplate } from "./page-template";

/** Pieces of pages and of names chosen by strangers: like nonces, long, repeated, in any script. */
const piece = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: fc.constantFrom("a", "=", "<", "+", "/", "ÿ") }),
  fc.constantFrom('<script nonce="', "nonce-", "==", `'nonce-`, "\u{10ffff}", "<td>0</td>".repeat(4_000)),
  fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString("base64")),
);
const pieces = fc.array(piece, { minLength: 1, maxLength: 12 });

test("a page has the nonce of its response wherever it was rendered with another, and nowhere else", async () => {
  await fc.assert(
    fc.asyncProperty(pieces, async (parts) => {
      const [rendered, own] = [freshNonce(), freshNonce()];
      const template = new PageTemplate(Buffer.from(parts.join(rendered)), rendered);
      const wanted = parts.join(own);
      expect(template.text(own).toString()).toBe(wanted);
      const alone = await template.gzip(own);
      const joined = await template.gzip(own);
      for (const zipped of [alone, joined]) expect(gunzipSync(zipped).toString()).toBe(wanted);
      expect(template.length).toBe(Buffer.byteLength(wanted));
      for (const sent of [template.text(own), gunzipSync(joined)])
        expect(sent.includes(rendered)).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test("two responses of one page differ in their nonces alone", async () => {
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

test("a name that looks like a nonce of the page gets none", () => {
  const rendered = freshNonce();
  const name = `${rendered.slice(0, -1)}-<script nonce="${rendered.slice(1)}">`;
  const template = new PageTemplate(Buffer.from(`${name}|${rendered}`), rendered);
  const own = freshNonce();
  expect(template.text(own).toString()).toBe(`${name}|${own}`);
});

test("what has no places is compressed once", async () => {
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
