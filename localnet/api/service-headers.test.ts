import { describe, expect, test } from "vitest";
import { fieldOf } from "@/lib/toncenter/field-of";
import { formatFriendly } from "@/lib/ton/address/address";
import { parseAddress } from "@/lib/ton/address/read-address";
import { serve } from "../../testing/localnet/api/test-api-service";
import { openTestNode } from "../../testing/localnet/api/v3/test-v3-node";
import { ALICE } from "../../testing/localnet/api/v3/test-short-chain";

const { node } = openTestNode();

async function requestV3(path: string, headers: Readonly<Record<string, string>> = {}) {
  const { url } = await serve({}, node);
  const response = await fetch(`${url}/api/v3/${path}`, { headers });
  const body: unknown = await response.json();
  return { status: response.status, headers: response.headers, body };
}

describe("headers of v3", () => {
  test("an answer has its duration and the version of the tables", async () => {
    const { headers } = await requestV3("blocks?limit=1");
    expect(headers.get("server-timing")).toMatch(/^app;dur=\d+\.\d+ms$/);
    expect(headers.get("x-api-version")).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test("X-No-Address-Book omits the address book", async () => {
    const path = `transactions?account=${ALICE}&limit=1`;
    const [full, brief] = [await requestV3(path), await requestV3(path, { "X-No-Address-Book": "true" })];
    expect(Object.keys(Object(fieldOf(full.body, "address_book")))).not.toHaveLength(0);
    expect(fieldOf(brief.body, "address_book")).toEqual({});
  });

  test("X-Actions-Version overrides the supported types of the query", async () => {
    const path = "actions?supported_action_types=v5";
    expect((await requestV3(path)).status).toBe(200);
    expect(await requestV3(path, { "X-Actions-Version": "'" })).toMatchObject({
      status: 422,
      body: { error: "supported_action_types contains invalid characters" },
    });
  });
});

test("a query may contain a thousand addresses, raw or user-friendly", async () => {
  const addresses = Array.from({ length: 1_000 }, (_, index) =>
    parseAddress(`0:${index.toString(16).padStart(64, "0")}`),
  );
  for (const write of [
    String,
    (address: (typeof addresses)[number]) => formatFriendly(address, { bounceable: true, testnet: false }),
  ]) {
    const query = addresses.map((address) => `address=${encodeURIComponent(write(address))}`).join("&");
    const { status, body } = await requestV3(`addressBook?${query}`);
    expect([status, Object.keys(Object(body)).length]).toEqual([200, 1_000]);
  }
});

test.each(["/healthcheck", "/api/v2/healthcheck", "/api/v3/healthcheck"])("%s answers OK", async (path) => {
  const { url } = await serve();
  const response = await fetch(url + path);
  expect([response.status, await response.text()]).toEqual([200, "OK"]);
});
