import { describe, expect, it } from "vitest";
import { shareRule } from "./share-rule";

const BROWSER = {
  host: "explorer.example",
  accept: "text/html,application/xhtml+xml,*/*;q=0.8",
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
};

const keyOf = (target: string, headers: Readonly<Record<string, string>> = {}) =>
  shareRule(target, { ...BROWSER, ...headers })?.key ?? null;

describe("a page is shared", () => {
  it.each(["/", "/blocks", "/testnet/account/EQx?tab=nfts", "/tx/abc", "/api?method=v3.blocks"])(
    "%s",
    (target) => {
      expect(keyOf(target)).not.toBeNull();
    },
  );

  it.each([
    ["another browser", { "user-agent": "Mozilla/5.0 (Macintosh) Safari/605.1.15" }],
    ["another language, which pages do not have", { "accept-language": "fr" }],
    ["other cookies", { cookie: "session=secret; _ga=1" }],
    ["the same settings, given explicitly", { cookie: "shortcuts=on; theme=system; x=y; time=age" }],
    ["an unknown value of a setting", { cookie: "theme=<script>" }],
    ["credentials", { authorization: "Basic x" }],
    ["a claimed address", { "x-forwarded-for": "6.6.6.6" }],
    ["a condition", { "if-none-match": '"x"', "if-modified-since": "yesterday" }],
    ["its own nonce", { "x-nonce": "mine", "content-security-policy": "script-src *" }],
  ])("with a request that has %s", (_, headers) => {
    expect(keyOf("/", headers)).toBe(keyOf("/"));
  });
});

describe("a page is shared separately", () => {
  it.each([
    ["theme", { cookie: "theme=dark" }],
    ["form of time", { cookie: "time=utc" }],
    ["choice of shortcuts", { cookie: "shortcuts=off" }],
    ["host", { host: "other.example" }],
    ["claimed host", { "x-forwarded-host": "other.example" }],
    ["protocol", { "x-forwarded-proto": "https" }],
  ])("for another %s", (_, headers) => {
    expect(keyOf("/", headers)).not.toBeNull();
    expect(keyOf("/", headers)).not.toBe(keyOf("/"));
  });

  it("for another URL, and no header can pretend to be one", () => {
    const keys = ["/", "/?", "/?a", "/blocks", "/blocks/", `/","x`].map((target) => keyOf(target));
    expect(new Set([...keys, keyOf("/", { host: `x","/blocks` })]).size).toBe(7);
  });
});

describe("a page is not shared", () => {
  it.each([
    "/call",
    "/testnet/call?method=seqno",
    "/send",
    "/search?q=x",
    "/status",
    "/decode",
    "/estimate",
    "/watchlist",
    "/account/EQx/methods?method=seqno",
    "/testnet/account/EQx/methods",
    "/account/EQx.json",
    "/account/EQx.md",
  ])("at %s", (target) => expect(keyOf(target)).toBeNull());

  it.each([
    ["a soft navigation", { rsc: "1" }],
    ["a prefetch", { "next-router-prefetch": "1" }],
    ["a server action", { "next-action": "x" }],
    ["data of Next.js", { "x-nextjs-data": "1" }],
    ["an internal header of Next.js", { "x-middleware-subrequest": "proxy" }],
    ["a program that reads JSON", { accept: "application/json" }],
    ["a search engine", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
    ["a program that makes link previews", { "user-agent": "facebookexternalhit/1.1" }],
    ["a very long host", { host: "x".repeat(300) }],
  ])("for %s", (_, headers) => expect(keyOf("/", headers)).toBeNull());
});

describe("rows", () => {
  it.each(["/api/mainnet/rows/transactions", "/api/testnet/rows/account-messages?of=x&poll=1"])(
    "are shared with everybody: %s",
    (target) => {
      const expected = { key: target, target, headers: {}, isExchanged: false };
      expect(shareRule(target, BROWSER)).toEqual(expected);
      expect(shareRule(target, { host: "other.example", cookie: "theme=dark" })).toEqual(expected);
    },
  );

  it.each([
    "/api/mainnet/rows/accounts?of=x",
    "/api/mainnet/rows/pending?of=x",
    "/api/mainnet/rows",
    "/api/mainnet/rows/transactions/x",
    "/api/mainnet/v3/transactions",
    "/api/mainnet/live",
    "/api/mainnet/status",
  ])("are not shared at %s", (target) => expect(keyOf(target)).toBeNull());
});

it("a rendering gets only the host and the settings of the request", () => {
  const headers = {
    ...BROWSER,
    cookie: "theme=dark; session=secret",
    authorization: "Basic x",
    "x-nonce": "mine",
  };
  expect(shareRule("/", headers)?.headers).toEqual({
    host: "explorer.example",
    accept: "text/html",
    cookie: "theme=dark; time=age; shortcuts=on",
  });
});
