import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseAddress } from "@/lib/ton/address/read-address";
import { readBoc } from "@/lib/ton/cell/boc";
import { readDomainData } from "@/lib/ton/dns/domain-data";
import { domainTerm, leastNextBid } from "@/lib/ton/dns/domain-rules";
import { parseHash } from "@/lib/ton/value/hash";
import { accountStates } from "@/lib/toncenter/v3/v3-account";
import { getV3 } from "../../testing/localnet/api/v3/test-v3-node";
import { openReplayedTown, type ReplayedTown } from "../../testing/localnet/indexer/test-town";
import { domainItem } from "./dns-contracts";
import { codeOf } from "./stored-code";

let replayed: ReplayedTown;
beforeAll(async () => {
  replayed = await openReplayedTown("first domains");
});
afterAll(() => replayed.close());

async function dataOf(name: string) {
  const { body } = await getV3(replayed.node, `accountStates?address=${domainItem(name).toRawString()}`);
  const [account] = v.parse(accountStates.response, body).accounts;
  const graph = readBoc(account?.data_boc ?? "");
  return readDomainData(graph, graph.roots[0] ?? 0);
}

const addressOf = (name: "rosa" | "harbour") => parseAddress(replayed.town.addressOf(name).toRawString());

test("the explorer reads the data of an item as its contract writes it", async () => {
  expect(await dataOf("rosa")).toMatchObject({
    owner: addressOf("rosa"),
    label: "rosa",
    auction: null,
    records: {
      whole: true,
      records: expect.arrayContaining([
        expect.objectContaining({ value: { is: "account", address: addressOf("rosa"), flags: 0 } }),
        expect.objectContaining({
          value: { is: "text", text: "Letters are answered on Sundays.", whole: true },
        }),
      ]),
    },
  });
  const harbour = await dataOf("harbour");
  expect(harbour?.records?.records.map(({ value }) => value)).toContainEqual({
    is: "text",
    text: "Ships leave at six. ".repeat(12),
    whole: true,
  });
});

test("the explorer has the term and the minimum next bid of this chain's domains", () => {
  expect(domainTerm(parseHash(codeOf("dns_item").hash().toString("hex")))).toBe(3 * 86_400);
  expect(leastNextBid(40_000_000_000n)).toBe(42_000_000_000n);
});
