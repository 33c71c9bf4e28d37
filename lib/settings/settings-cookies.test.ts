import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { VisitorSettings } from "./settings";
import { cookiesOf, returnPath, readSettings } from "./settings-cookies";

const STANDARD: VisitorSettings = { theme: "system", time: "age", shortcuts: "on" };
const CHOSEN: VisitorSettings = { theme: "dark", time: "utc", shortcuts: "off" };

describe("the settings of a visitor", () => {
  it("are the defaults when nothing or an unknown value was chosen", () => {
    expect(readSettings(() => undefined)).toEqual(STANDARD);
    expect(readSettings(() => "<script>")).toEqual(STANDARD);
  });

  it("survive being written to cookies and read again", () => {
    const cookies = new Map(
      cookiesOf(CHOSEN, false).map((cookie) => {
        const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
        return [name, value];
      }),
    );
    expect(readSettings((name) => cookies.get(name))).toEqual(CHOSEN);
  });

  it.each([true, false])("are sent over TLS only, if they were set over TLS: %s", (encrypted) => {
    for (const cookie of cookiesOf(CHOSEN, encrypted))
      expect(cookie.split("; ").includes("Secure")).toBe(encrypted);
  });
});

describe("the redirect after a form", () => {
  it.each([
    ["https://ours.example/", "/"],
    ["https://ours.example/testnet/status?rows=50#part", "/testnet/status?rows=50"],
    ["https://example.com/stolen", "/stolen"],
    ["https://ours.example//example.com/x", "/example.com/x"],
    ["javascript:alert(1)", "/"],
    ["nonsense", "/"],
    [null, "/"],
  ])("from %j is %s", (referrer, path) => {
    expect(returnPath(referrer)).toBe(path);
  });

  it("never leads to another host", () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string()), (referrer) => {
        expect(new URL(returnPath(referrer), "http://ours.example").host).toBe("ours.example");
      }),
    );
  });
});
