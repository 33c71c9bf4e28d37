import * as fc from "fast-check";
import { ANY_CHARACTER } from "../../../testing/text/any-character";
import sharp from "sharp";
import { expect, test } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import { HOSTILE_TEXTS } from "../../../fixtures/hostile/hostile-texts";
import { cardPicture } from "./card-picture";
import { CARD_SIZE } from "./page-card";

const CARD = {
  kind: "Account",
  title: "rosa.ton",
  value: "1,234.5 GRAM",
  notes: ["Wallet v4 r2"],
  address: parseAddress(`0:${"5B".repeat(32)}`),
};

const textsOf = (svg: string) =>
  Array.from(svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g), ([, text = ""]) => text);

test("a card shows the network, and the kind, title, value and notes of the page", () => {
  expect(textsOf(cardPicture(CARD, "Testnet"))).toEqual([
    "Shardscope · Testnet",
    "Account",
    "rosa.ton",
    "1,234.5 GRAM",
    "Wallet v4 r2",
  ]);
});

test("a card renders at the size of link previews", async () => {
  const { data, info } = await sharp(Buffer.from(cardPicture(CARD, "Mainnet")))
    .png()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ ...CARD_SIZE, format: "png" });
  expect(data.length).toBeLessThan(100_000);
});

test("a card has at most two lines of the title, with an ellipsis where it is cut", () => {
  const lines = textsOf(cardPicture({ ...CARD, title: "word ".repeat(60) }, "Mainnet")).slice(2, 4);
  expect(lines[1]).toMatch(/…$/);
  expect(textsOf(cardPicture({ ...CARD, title: "x".repeat(500) }, "Mainnet"))).toHaveLength(6);
});

/** The elements and attributes without the texts, which must not influence them. */
const skeletonOf = (svg: string) =>
  svg.replaceAll(/<text [^>]*>[^<]*<\/text>/g, "").replaceAll(/ y="\d+"/g, "");

test("no text breaks out of its element, whatever it contains", () => {
  const plain = skeletonOf(cardPicture(CARD, "Mainnet"));
  const texts = fc.oneof(
    fc.string({ unit: ANY_CHARACTER }),
    fc.constantFrom(
      ...HOSTILE_TEXTS.flatMap((row) => row.texts),
      '"/><script>1</script>',
      "]]><image href='http://a'/>",
      "\u0000\ud800",
      "&#0;",
    ),
  );
  fc.assert(
    fc.property(texts, texts, (title, note) => {
      const svg = cardPicture({ ...CARD, title, value: note, notes: [note] }, "Mainnet");
      expect(skeletonOf(svg)).toBe(plain);
      expect(svg).not.toMatch(/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u);
      expect(textsOf(svg).length).toBeLessThanOrEqual(6);
      expect(svg.length).toBeLessThan(60_000);
    }),
    { numRuns: 2_000 },
  );
});
