import { Address } from "@ton/core";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { getTokenData } from "@/lib/toncenter/v2/v2-token-data";
import { serve } from "../../testing/localnet/api/test-api-service";
import { dnsRoot, dnsZone, domainItem } from "../contracts/dns-contracts";
import { openReplayedTown, type ReplayedTown } from "../../testing/localnet/indexer/test-town";
import type { ResidentName } from "../scenario/residents";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** The DNS client of tonweb, which its types lack. */
interface DnsClient {
  getRootDnsAddress(): Promise<DnsResult>;
  resolve(domain: string, category?: string, oneStep?: boolean): Promise<DnsResult | null>;
}

/** An address, or the bytes of a record of another kind. */
interface DnsResult {
  toString(friendly: boolean): string;
  readonly bytes?: Uint8Array;
}

const isDnsClient = (value: unknown) => typeof value === "object" && value !== null && "resolve" in value;
const WithDns = v.object({ dns: v.custom<DnsClient>(isDnsClient) });

let replayed: ReplayedTown;

beforeAll(async () => {
  replayed = await openReplayedTown();
}, 300_000);

afterAll(() => replayed.close());

async function openDns(): Promise<DnsClient> {
  const { url } = await serve({}, replayed.node);
  Object.assign(globalThis, { self: globalThis });
  const { default: Client } = await import("tonweb");
  return v.parse(WithDns, new Client(new Client.HttpProvider(`${url}/api/v2/jsonRPC`))).dns;
}

const parsed = (result: DnsResult | null) =>
  result === null ? null : String(Address.parse(result.toString(true)));
const of = (name: ResidentName) => String(replayed.town.addressOf(name));

describe("a client that starts from the config", () => {
  test("resolves the root and the zone", async () => {
    const dns = await openDns();
    expect(parsed(await dns.getRootDnsAddress())).toBe(String(dnsRoot().address));
    expect(parsed(await dns.resolve("rosa.ton", "dns_next_resolver", true))).toBe(String(dnsZone().address));
  });

  test.each<[string, ResidentName | null]>([
    ["rosa.ton", "rosa"],
    ["ROSA.ton", "rosa"],
    ["bicycle.ton", "jonas"],
    ["shop.the-mill.ton", "edith"],
    ["bread.ton", null],
  ])("resolves %s to its wallet, if it has one", async (name, owner) => {
    const dns = await openDns();
    expect(parsed(await dns.resolve(name, "wallet"))).toBe(owner === null ? null : of(owner));
  });

  test("resolves a site", async () => {
    const dns = await openDns();
    expect((await dns.resolve("bread.ton", "site"))?.bytes).toHaveLength(32);
    expect(await dns.resolve("rosa.ton", "site")).toBeNull();
  });
});

test("the token data of a domain has its name and its records", async () => {
  const { request } = await serve({}, replayed.node);
  const { body } = await request(`/api/v2/getTokenData?address=${domainItem("the-mill").toRawString()}`);
  const { result } = v.parse(v.object({ result: v.unknown() }), body);
  expect(v.is(getTokenData.response, result)).toBe(true);
  expect(body).toMatchObject({
    ok: true,
    result: {
      contract_type: "nft_item",
      init: true,
      owner_address: of("mill"),
      collection_address: String(dnsZone().address),
      content: {
        domain: "the-mill.ton",
        data: {
          wallet: {
            "@type": "dns_smc_address",
            smc_addr: { address: replayed.town.addressOf("mill").hash.toString("hex").toUpperCase() },
          },
          dns_next_resolver: { "@type": "dns_next_resolver" },
        },
      },
    },
  });
});

describe("dnsResolve of v2", () => {
  const Entries = v.object({
    result: v.object({
      entries: v.array(v.object({ name: v.string(), entry: v.looseObject({ "@type": v.string() }) })),
    }),
  });

  async function resolve(query: string) {
    const { request } = await serve({}, replayed.node);
    const { body } = await request(`/api/v2/dnsResolve?address=${dnsRoot().address.toRawString()}&${query}`);
    return v.parse(Entries, body).result.entries;
  }

  test("returns the next resolver unless a ttl allows further calls", async () => {
    expect(await resolve("name=rosa.ton")).toMatchObject([
      {
        name: "ton",
        entry: {
          "@type": "dns.entryDataNextResolver",
          resolver: { account_address: String(dnsZone().address) },
        },
      },
    ]);
  });

  test("returns all records of a name, and none of a missing one", async () => {
    const [record] = await resolve("name=ROSA.ton&ttl=5");
    expect(record).toMatchObject({
      name: "rosa.ton",
      entry: { "@type": "dns.entryDataSmcAddress", smc_address: { account_address: of("rosa") } },
    });
    const records = await resolve("name=bread.ton&ttl=5");
    expect(records.map(({ entry }) => entry["@type"])).toContain("dns.entryDataAdnlAddress");
    expect(await resolve("name=nobody-has-it.ton&ttl=5")).toEqual([]);
  });

  test("refuses invalid and too long names with 422", async () => {
    const { request } = await serve({}, replayed.node);
    for (const name of ["a..ton", "a b.ton", "a".repeat(127)]) {
      const { status } = await request(
        `/api/v2/dnsResolve?address=${dnsRoot().address.toRawString()}&name=${encodeURIComponent(name)}`,
      );
      expect([name, status]).toEqual([name, 422]);
    }
  });
});
