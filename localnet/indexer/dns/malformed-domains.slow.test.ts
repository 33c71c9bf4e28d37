import { Address, beginCell, Cell, contractAddress } from "@ton/core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseAddress } from "@/lib/ton/address/read-address";
import { getV3 } from "../../../testing/localnet/api/v3/test-v3-node";
import { serve } from "../../../testing/localnet/api/test-api-service";
import { codeOf } from "../../contracts/stored-code";
import { domainItem } from "../../contracts/dns-contracts";
import { categoryKey } from "../../contracts/dns-record";
import { coins, HOUR, type ScenarioEvent } from "../../scenario/scenario-event";
import { openReplayedTown, type ReplayedTown } from "../../../testing/localnet/indexer/test-town";

let replayed: ReplayedTown;
beforeAll(async () => {
  replayed = await openReplayedTown("first domains");
});
afterAll(() => replayed.close());

const EDIT_CONTENT = 0x1a0b9d51;
const CHANGE_RECORD = 0x4eb1f0f9;
const ROSA = domainItem("rosa");

const dnsOf = (domain: string) => getV3(replayed.node, `dns/records?domain=${domain}`);
/** After all events of the chapter. */
let hours = 14;
const nextHour = (event: Omit<ScenarioEvent, "at">): ScenarioEvent => ({
  ...event,
  at: replayed.span.from + (hours += 1) * HOUR,
});

function put(content: Cell): ScenarioEvent {
  const body = beginCell().storeUint(EDIT_CONTENT, 32).storeUint(0, 64).storeRef(content).endCell();
  return nextHour({ by: "rosa", messages: [{ to: ROSA, amount: coins(0.1), body, bounce: true }] });
}

/** Both branches lead to the next cell, which makes too many entries to read. */
function endless(): Cell {
  let cell = beginCell().storeUint(0, 2).storeRef(beginCell().endCell()).endCell();
  for (let level = 0; level < 250; level += 1)
    cell = beginCell().storeUint(0, 2).storeRef(cell).storeRef(cell).endCell();
  return cell;
}

test.each([
  ["an empty cell", Cell.EMPTY],
  ["truncated content", beginCell().storeUint(0, 8).endCell()],
  ["off-chain content", beginCell().storeUint(1, 8).storeStringTail("http://rosa.example").endCell()],
  ["endless entries", beginCell().storeUint(0, 8).storeMaybeRef(endless()).endCell()],
])("a domain with %s as its content has no records", async (_, content) => {
  await replayed.replay([put(content)]);
  expect(await dnsOf("rosa.ton")).toMatchObject({
    body: {
      records: [
        { nft_item_owner: parseAddress(replayed.town.addressOf("rosa").toRawString()), dns_wallet: null },
      ],
    },
  });
  const { request: requestV2 } = await serve({}, replayed.node);
  expect((await requestV2(`/api/v2/getTokenData?address=${ROSA.toRawString()}`)).status).toBeLessThan(500);
});

test("a record of an unknown layout is ignored, but setting it is an action", async () => {
  await replayed.replay([put(beginCell().storeUint(0, 8).storeBit(false).endCell())]);
  for (const value of [Cell.EMPTY, beginCell().storeUint(0x9fd3, 16).endCell(), endless()]) {
    const body = beginCell()
      .storeUint(CHANGE_RECORD, 32)
      .storeUint(0, 64)
      .storeUint(categoryKey("wallet"), 256)
      .storeRef(value)
      .endCell();
    await replayed.replay([
      nextHour({ by: "rosa", messages: [{ to: ROSA, amount: coins(0.1), body, bounce: true }] }),
    ]);
    expect(await dnsOf("rosa.ton")).toMatchObject({ body: { records: [{ dns_wallet: null }] } });
  }
  const { body } = await getV3(
    replayed.node,
    `actions?account=${ROSA.toRawString()}&action_type=change_dns&limit=1`,
  );
  expect(body).toMatchObject({ actions: [{ details: { value: { sum_type: "Unknown", flags: null } } }] });
});

test("a contract at another address that claims a name of the zone gets no records of it", async () => {
  const edith = replayed.town.addressOf("edith");
  const index = beginCell().storeStringTail("rosa").endCell().hash();
  const build = {
    code: codeOf("dns_item"),
    data: beginCell().storeBuffer(index).storeAddress(edith).endCell(),
  };
  const to: Address = contractAddress(0, build);
  const first = beginCell().storeAddress(edith).storeRef(beginCell().storeStringTail("rosa").endCell());
  await replayed.replay([
    nextHour({
      by: "edith",
      messages: [{ to, amount: coins(1), body: first.endCell(), init: build, bounce: true }],
    }),
  ]);
  const impostor = parseAddress(to.toRawString());
  expect(replayed.node.index.tables.kindsAt(impostor)).toContain("dns");
  const { body } = await dnsOf("rosa.ton");
  expect(body).toMatchObject({ records: [{ nft_item_address: parseAddress(ROSA.toRawString()) }] });
  const { body: book } = await getV3(replayed.node, `metadata?address=${impostor}`);
  expect(JSON.stringify(book)).not.toContain("rosa.ton");
  expect(
    JSON.stringify(await getV3(replayed.node, `dns/activeAuctions?bidder=${edith.toRawString()}`)),
  ).not.toContain(impostor);
});
