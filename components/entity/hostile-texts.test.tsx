import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { CommentText } from "@/components/action/comment-text";
import { RowComment } from "@/components/action/row-comment";
import { NameMatchText } from "@/components/search/name-match-text";
import { HOSTILE_TEXTS } from "@/fixtures/hostile/hostile-texts";
import { addressOf } from "@/fixtures/toncenter/v3/samples/seed";
import { writtenComment } from "@/lib/domain/message/written-comment";
import { parseAddress } from "@/lib/ton/address/read-address";
import { AddressLink } from "./address-link";
import { Name } from "./name";
import { TokenMark } from "./face/token-mark";

vi.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/" }));

const ADDRESS = parseAddress(addressOf("hostile"));
const NETWORK = { id: "chain", name: "Chain", standard: true, testnet: false } as const;
const TEXTS = HOSTILE_TEXTS.flatMap(({ texts }) => texts);

/** Tags of our own components. Text that became markup would be another tag, or have another attribute. */
const OWN_TAG =
  /<\/?(?:bdi|span|p|details|summary|div|noscript|button|svg|path|rect|circle|a|wbr)(?: [a-zA-Z-]+="[^"<]*")*\/?>/g;
/** Control and formatting characters, which must not occur in the page. */
const CONTROLS = /[\p{Cc}\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]/u;

function textIn(html: string): string {
  return html.replaceAll(OWN_TAG, "");
}

const PLACES: readonly (readonly [string, (text: string) => ReactNode])[] = [
  ["a name", (text) => <Name text={text} />],
  [
    "an account's name",
    (text) => <AddressLink network={NETWORK} address={ADDRESS} name={text} copy={false} />,
  ],
  ["a token's face", (text) => <TokenMark master={ADDRESS} symbol={text} />],
  ["a comment", (text) => <RowComment comment={writtenComment(text, 2_000, null)} />],
  [
    "a comment of an action",
    (text) => (
      <CommentText comment={{ is: "comment", encrypted: false, ...writtenComment(text, 2_000, null) }} />
    ),
  ],
  [
    "a match of a search",
    (text) => (
      <NameMatchText
        network={NETWORK}
        found={{
          kind: "jetton",
          address: ADDRESS,
          symbol: text,
          name: text,
          picture: null,
          file: null,
          doubt: null,
        }}
      />
    ),
  ],
];

describe.each(PLACES)("hostile text as %s", (_, show) => {
  test.each(TEXTS)("%j adds no markup, links or event handlers, and no invisible characters", (text) => {
    const html = renderToStaticMarkup(show(text));
    const shown = textIn(html);
    expect(shown).not.toMatch(/[<>]/);
    expect(shown).not.toMatch(CONTROLS);
    expect(shown).not.toMatch(/(?<!\p{Extended_Pictographic}\ufe0f?)\u200d/u);
    // The only links are our own.
    for (const [, href = ""] of html.matchAll(/(?:href|src|action)="([^"]*)"/g))
      expect(href).toMatch(/^\/(?!\/)/);
    expect(html).not.toMatch(/ on[a-z]+="/);
  });
});

test.each(TEXTS)("the name %j is isolated and has a bounded width", (text) => {
  const html = renderToStaticMarkup(<Name text={text} max={20} />);
  expect(html).toMatch(/^<bdi[ >]/);
  expect(html).toMatch(/<\/bdi>$/);
  const shown = textIn(html)
    .replaceAll(/&[a-z0-9#]+;/g, "x")
    .replaceAll(/\p{M}/gu, "");
  expect(Array.from(shown).length).toBeLessThanOrEqual(20 + 3);
});

test("a comment of an unknown account is hidden if it contains a link, with the reason", () => {
  for (const { kind, rules, texts } of HOSTILE_TEXTS)
    for (const text of kind === "comment" ? texts : []) {
      const html = renderToStaticMarkup(<RowComment comment={writtenComment(text, 2_000, null)} />);
      expect(html.includes("Comment hidden: contains a link")).toBe(rules.includes("link"));
      expect(/<details[^>]* open/.test(html)).toBe(false);
    }
});

test("a link raises no doubt if the sender is named by a file of names and not marked as a scam", () => {
  const sender = {
    address: ADDRESS,
    name: "Exchange",
    bounceable: true,
    nameSource: "name from accounts.json",
  };
  expect(writtenComment("https://a.b", 2_000, sender).doubt).toBeUndefined();
  expect(writtenComment("https://a.b", 2_000, { ...sender, doubt: "Reported as scam" }).doubt).toBe(
    "contains a link",
  );
  const { nameSource: _, ...withDomain } = sender;
  expect(writtenComment("https://a.b", 2_000, withDomain).doubt).toBe("contains a link");
});
