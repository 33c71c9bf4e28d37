import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { canonicalAddress, visitorAddress, visitorOf } from "./visitor-address";

function claims(forwarded: string | undefined, remoteAddress = "10.0.0.9") {
  return {
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
    socket: { remoteAddress },
  };
}

describe("the address of a visitor", () => {
  it.each([
    ["is the socket’s, whatever is claimed, when no proxy is trusted", "6.6.6.6", 0, "10.0.0.9"],
    ["is what the one trusted proxy saw", "6.6.6.6, 1.2.3.4", 1, "1.2.3.4"],
    ["is what the outer of two trusted proxies saw", "6.6.6.6, 1.2.3.4, 10.0.0.1", 2, "1.2.3.4"],
    ["is the socket’s when there are fewer entries than trusted proxies", "1.2.3.4", 2, "10.0.0.9"],
    ["is the socket’s when the trusted proxy sends no header", undefined, 1, "10.0.0.9"],
    ["is the socket’s when the trusted proxy sends something else than an address", "unknown", 1, "10.0.0.9"],
    ["has no port", "1.2.3.4:5678", 1, "1.2.3.4"],
    ["has no brackets", "[2001:db8::1]", 1, "2001:db8::1"],
    ["has no brackets and no port", "[2001:db8::1]:5678", 1, "2001:db8::1"],
    ["has no quotes", '"[2001:db8::1]:5678"', 1, "2001:db8::1"],
    ["has one spelling", "2001:0DB8:0:0:0:0:0:1", 1, "2001:db8::1"],
    ["is an IPv4 address when it is one within IPv6", "::ffff:102:304", 1, "1.2.3.4"],
  ] as const)("%s", (_, forwarded, trusted, address) => {
    expect(visitorAddress(claims(forwarded), trusted)).toBe(address);
  });

  it("is the same for all ports of a visitor (property)", () => {
    const port = fc.integer({ min: 0, max: 65_535 });
    fc.assert(
      fc.property(fc.ipV4(), port, (ip, number) => {
        expect(visitorAddress(claims(`${ip}:${number}`), 1)).toBe(ip);
      }),
    );
    fc.assert(
      fc.property(fc.ipV6(), port, (ip, number) => {
        const bare = visitorAddress(claims(ip), 1);
        expect(visitorAddress(claims(`[${ip}]:${number}`), 1)).toBe(bare);
        expect(canonicalAddress(ip.toUpperCase())).toBe(bare);
      }),
    );
  });
});

describe("visitorOf", () => {
  test.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:0db8:0001:0002::9", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["2001:db8:1:2::1.2.3.4", "2001:db8:1:2"],
    ["::1", "0:0:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
    ["::ffff:10.0.0.1", "10.0.0.1"],
    ["0:0:0:0:0:ffff:a00:1", "10.0.0.1"],
    ["10.0.0.1", "10.0.0.1"],
    ["unknown", "unknown"],
  ])("counts %s as %s", (address, visitor) => {
    expect(visitorOf(address)).toBe(visitor);
  });

  test("ignores the second half of an IPv6 address (property)", () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16));
    const half = fc.tuple(group, group, group, group).map((groups) => groups.join(":"));
    fc.assert(
      fc.property(half, half, half, (network, one, other) => {
        fc.pre(!network.startsWith("0:0:0:0"));
        expect(visitorOf(`${network}:${one}`)).toBe(network);
        expect(visitorOf(`${network}:${other}`)).toBe(network);
      }),
    );
  });
});
