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
    ["cookies of somebody else", { cookie: "session=secret; _ga=1" }],
    ["the same settings, said or not", { cookie: "shortcuts=on; theme=system; x=y; time=age" }],
    ["a setting that there is not", { cookie: "theme=<script>" }],
    ["credentials", { authorization: "Basic x" }],
    ["a claimed address", { "x-forwarded-for": "6.6.6.6" }],
    ["a condition", { "if-none-match": '"x"', "if-modified-since": "yesterday" }],
    ["a nonce of its own choosing", { "x-nonce": "mine", "content-security-policy": "script-src *" }],
  ])("with one who has %s", (_, headers) => {
    expect(keyOf("/", headers)).toBe(keyOf("/"));
  });
});

describe("a page is another", () => {
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

describe("a page is for one alone", () => {
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
  ])("%s", (target) => expect(keyOf(target)).toBeNull());

  it.each([
    ["a part of a page", { rsc: "1" }],
    ["what is fetched ahead", { "next-router-prefetch": "1" }],
    ["an action", { "next-action": "x" }],
    ["data of a page", { "x-nextjs-data": "1" }],
    ["a claim of Next's own", { "x-middleware-subrequest": "proxy" }],
    ["data", { accept: "application/json" }],
    ["a program that looks for metadata", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
    ["one that makes previews", { "user-agent": "facebookexternalhit/1.1" }],
    ["a host of endless length", { host: "x".repeat(300) }],
  ])("for %s", (_, headers) => expect(keyOf("/", headers)).toBeNull());
});

describe("rows", () => {
  it.each(["/api/mainnet/rows/transactions", "/api/testnet/rows/account-messages?of=x&poll=1"])(
    "are shared with everybody: %s",
    (target) => {
      const wanted = { key: target, target, headers: {}, isExchanged: false };
      expect(shareRule(target, BROWSER)).toEqual(wanted);
      expect(shareRule(target, { host: "other.example", cookie: "theme=dark" })).toEqual(wanted);
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
  ])("%s is for the one who asks", (target) => expect(keyOf(target)).toBeNull());
});

it("shows a rendering nothing else of the request", () => {
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
