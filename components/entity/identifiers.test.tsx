import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { formatFriendly } from "@/lib/ton/address/address";
import { parseAddress, parseWireAddress } from "@/lib/ton/address/read-address";
import { parseBlockId } from "@/lib/ton/block/read-block-id";
import { parseHash } from "@/lib/ton/value/hash";
import { AccountAddress } from "./account-address";
import { AddressLink } from "./address-link";
import { BlockLink } from "./block-link";
import { HashText } from "./hash-text";
import { NftLink } from "./nft-link";
import { textOf } from "../../testing/components/entity/test-markup";
import { TransactionLink } from "./transaction-link";

const ADDRESS = parseAddress(`0:${"0123456789ABCDEF".repeat(4)}`);
const FRIENDLY = formatFriendly(ADDRESS, { bounceable: true, testnet: false });
const MAIN = { id: "mainnet", name: "Mainnet", standard: true, testnet: false };
const TEST = { ...MAIN, testnet: true };
const HASH = parseHash("ab".repeat(32));

const textIn = (element: ReactNode) => textOf(renderToStaticMarkup(element));

describe("an address in text", () => {
  it("has the whole address as its text, and nothing else", () => {
    expect(textIn(<AddressLink network={MAIN} address={ADDRESS} />)).toBe(FRIENDLY);
  });

  it("shows its two ends", () => {
    const markup = renderToStaticMarkup(<AddressLink network={MAIN} address={ADDRESS} />);
    expect(markup).toContain(`>${FRIENDLY.slice(0, 6)}</span><span class="hidden-text">`);
    expect(markup).toContain(`</span>${FRIENDLY.slice(-6)}</span></a>`);
  });

  it("has the same entity id in all forms", () => {
    for (const form of [
      <AddressLink key="" network={TEST} address={ADDRESS} bounceable={false} />,
      <AccountAddress key="" network={MAIN} address={ADDRESS} form="raw" />,
    ])
      expect(renderToStaticMarkup(form)).toContain(`data-entity="${ADDRESS}"`);
  });

  it("comes after its icon and its name", () => {
    const link = (
      <AddressLink network={MAIN} address={ADDRESS} name={"best\u202ewallet"} icon={<i>ours</i>} />
    );
    expect(textIn(link)).toBe(`ours best[U+202E]wallet ${FRIENDLY}`);
    expect(renderToStaticMarkup(link)).toContain("<bdi");
  });

  it.each([
    ["", true],
    ["firewood.ton", true],
    ["thirteen-.ton", false],
    ["WWWWW", false],
    ["two words", false],
    ["\ufdfd", false],
  ])("stays on one line with its icon if its name fits everywhere: %j", (name, stays) => {
    for (const link of [
      <AddressLink key="" network={MAIN} address={ADDRESS} name={name} copy={false} />,
      <NftLink key="" network={MAIN} address={ADDRESS} name={name === "" ? null : name} />,
    ])
      expect(
        renderToStaticMarkup(link).startsWith(
          `<span data-entity="${ADDRESS}" class="mention whitespace-nowrap">`,
        ),
      ).toBe(stays);
  });

  it("has a copy button with a label", () => {
    const markup = renderToStaticMarkup(<AddressLink network={MAIN} address={ADDRESS} />);
    const label = `Copy address ${FRIENDLY.slice(0, 6)}…${FRIENDLY.slice(-6)}`;
    expect(markup).toContain(`<button type="button" data-copy="${FRIENDLY}" aria-label="${label}"`);
  });

  it.each(["ext$32:DEADBEEF", "var$0:12:ABC"])("is no link for %s, which has no page", (text) => {
    const markup = renderToStaticMarkup(<AddressLink network={MAIN} address={parseWireAddress(text)} />);
    expect(textOf(markup)).toBe(text);
    expect(markup).not.toContain("<a ");
    expect(markup).toContain(`data-copy="${text}"`);
  });
});

it("an address on its own page is whole, without its gaps in the text", () => {
  expect(textIn(<AccountAddress network={MAIN} address={ADDRESS} />)).toBe(FRIENDLY);
  expect(textIn(<AccountAddress network={MAIN} address={ADDRESS} form="raw" />)).toBe(ADDRESS);
});

it("the text of a hash is whole, even where it is shortened on screen", () => {
  expect(textIn(<HashText hash={HASH} />)).toBe(HASH);
  expect(textIn(<HashText hash={HASH} full />)).toBe(HASH);
  expect(textIn(<TransactionLink network={MAIN} hash={HASH} copy />)).toBe(HASH);
});

it("a masterchain block is shown by its seqno, a shard block by its whole id", () => {
  const master = parseBlockId("(-1,8000000000000000,1234567)");
  const shard = parseBlockId("(0,2000000000000000,1234567)");
  expect(textIn(<BlockLink network={MAIN} block={master} />)).toBe("1234567");
  expect(textIn(<BlockLink network={MAIN} block={shard} />)).toBe("(0,2000000000000000,1234567)");
  expect(renderToStaticMarkup(<BlockLink network={MAIN} block={master} copy />)).toContain(
    'data-copy="(-1,8000000000000000,1234567)"',
  );
});
