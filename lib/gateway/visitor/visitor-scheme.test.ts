import { expect, test } from "vitest";
import { isEncrypted } from "./visitor-scheme";

test.each([
  [undefined, 1, false],
  ["https", 0, false],
  ["https", 1, true],
  ["HTTPS", 1, true],
  ["http", 1, false],
  // The visitor claims the first, the trusted proxy appends the second.
  ["https,http", 1, false],
  ["http, https", 1, true],
  ["https, http", 2, true],
  ["http, http", 2, false],
  // The second proxy has replaced the first one's value.
  ["https", 2, true],
  ["", 1, false],
] as const)(
  "X-Forwarded-Proto: %s behind %i trusted proxies means encrypted: %s",
  (header, trustedProxies, encrypted) => {
    const headers = header === undefined ? {} : { "x-forwarded-proto": header };
    expect(isEncrypted({ headers }, trustedProxies)).toBe(encrypted);
  },
);
