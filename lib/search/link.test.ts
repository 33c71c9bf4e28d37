import { expect, it } from "vitest";
import { splitLink } from "./link";

it.each([
  ["https://www.TonViewer.com:443/a/b?c=d#e", "https", "tonviewer.com", "/a/b", "c=d"],
  ["ton://transfer/abc?amount=5", "ton", "transfer", "/abc", "amount=5"],
  ["https://good.example@evil.example/x", "https", "evil.example", "/x", ""],
  ["tonviewer.com/a/", "", "tonviewer.com", "/a", ""],
  ["tonviewer.com", "", "tonviewer.com", "/", ""],
  ["/tx/a%2Fb", "", null, "/tx/a/b", ""],
  ["/tx/100%", "", null, "/tx/100%", ""],
  ["https://host", "https", "host", "/", ""],
])("%s is split into its parts, each decoded once", (text, scheme, host, path, query) => {
  const link = splitLink(text);
  expect([link?.scheme, link?.host, link?.path, link?.params.toString()]).toEqual([
    scheme,
    host,
    path,
    query,
  ]);
});

it.each(["", "word", "two words.ton/x", "0:abc", "//", "-1/8000000000000000/5"])(
  "%j is not a link",
  (text) => {
    expect(splitLink(text)?.host ?? null).toBeNull();
  },
);
