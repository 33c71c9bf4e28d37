import { Address } from "@ton/core";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { getTokenData } from "@/lib/toncenter/v2/token-data";
import { serve } from "../api/test-service";
import { dnsRoot, dnsZone, domainItem } from "../contracts/dns";
import { tellTown, type ToldTown } from "../indexer/test-town";
import { changedNames, firstNames } from "../scenario/chapters/names";
import type { ResidentName } from "../scenario/residents";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** The part of tonweb that its types do not have. */
interface Names {
  getRootDnsAddress(): Promise<Found>;
  resolve(domain: string, category?: string, oneStep?: boolean): Promise<Found | null>;
}

/** An address, or the bytes of another record. */
interface Found {
  toString(friendly: boolean): string;
  readonly bytes?: Uint8Array;
}

const isNames = (value: unknown) => typeof value === "object" && value !== null && "resolve" in value;
const WithNames = v.object({ dns: v.custom<Names>(isNames) });

let told: ToldTown;

beforeAll(async () => {
  told = await tellTown(firstNames, changedNames);
});

afterAll(() => told.close());

async function openNames(): Promise<Names> {
  const { url } = await serve({}, told.node);
  Object.assign(globalThis, { self: globalThis });
  const { default: Client } = await import("tonweb");
  return v.parse(WithNames, new Client(new Client.HttpProvider(`${url}/api/v2/jsonRPC`))).dns;
}

const parsed = (found: Found | null) => (found === null ? null : String(Address.parse(found.toString(true))));
const of = (name: ResidentName) => String(told.town.addressOf(name));

describe("a client that knows nothing but the config", () => {
  test("goes from the root to the zone, and to the item", async () => {
    const names = await openNames();
    expect(parsed(await names.getRootDnsAddress())).toBe(String(dnsRoot().address));
    expect(parsed(await names.resolve("rosa.ton", "dns_next_resolver", true))).toBe(
      String(dnsZone().address),
    );
  });

  test.each<[string, ResidentName | null]>([
    ["rosa.ton", "rosa"],
    ["ROSA.ton", "rosa"],
    ["bicycle.ton", "jonas"],
    ["shop.the-mill.ton", "edith"],
    ["bread.ton", null],
  ])("finds the wallet of %s", async (name, owner) => {
    const names = await openNames();
    expect(parsed(await names.resolve(name, "wallet"))).toBe(owner === null ? null : of(owner));
  });

  test("finds a site", async () => {
    const names = await openNames();
    expect((await names.resolve("bread.ton", "site"))?.bytes).toHaveLength(32);
    expect(await names.resolve("rosa.ton", "site")).toBeNull();
  });
});

test("the token data of a domain has its name and its records", async () => {
  const { ask } = await serve({}, told.node);
  const { body } = await ask(`/api/v2/getTokenData?address=${domainItem("the-mill").toRawString()}`);
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
            smc_addr: { address: told.town.addressOf("mill").hash.toString("hex").toUpperCase() },
          },
          dns_next_resolver: { "@type": "dns_next_resolver" },
        },
      },
    },
  });
});
