import { Address, beginCell, Cell, contractAddress } from "@ton/core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseAddress } from "@/lib/ton/address/read-address";
import { ask } from "../../api/v3/test-node";
import { serve } from "../../api/test-service";
import { codeOf } from "../../contracts/code";
import { domainItem } from "../../contracts/dns";
import { categoryKey } from "../../contracts/dns-record";
import { coins, HOUR, type Act } from "../../scenario/act";
import { firstNames } from "../../scenario/chapters/names";
import { tellTown, type ToldTown } from "../test-town";

let told: ToldTown;
beforeAll(async () => {
  told = await tellTown(firstNames);
}, 120_000);
afterAll(() => told.close());

const EDIT_CONTENT = 0x1a0b9d51;
const CHANGE_RECORD = 0x4eb1f0f9;
const ROSA = domainItem("rosa");

const dnsOf = (domain: string) => ask(told.node, `dns/records?domain=${domain}`);
/** After all that the chapter tells. */
let hours = 14;
const soon = (act: Omit<Act, "at">): Act => ({ ...act, at: told.span.from + (hours += 1) * HOUR });

function put(content: Cell): Act {
  const body = beginCell().storeUint(EDIT_CONTENT, 32).storeUint(0, 64).storeRef(content).endCell();
  return soon({ by: "rosa", sends: [{ to: ROSA, amount: coins(0.1), body, returns: true }] });
}

/** Both ways lead to the next cell: entries without end. */
function endless(): Cell {
  let cell = beginCell().storeUint(0, 2).storeRef(beginCell().endCell()).endCell();
  for (let level = 0; level < 250; level += 1)
    cell = beginCell().storeUint(0, 2).storeRef(cell).storeRef(cell).endCell();
  return cell;
}

test.each([
  ["nothing", Cell.EMPTY],
  ["half of a content", beginCell().storeUint(0, 8).endCell()],
  ["another content", beginCell().storeUint(1, 8).storeStringTail("http://rosa.example").endCell()],
  ["entries without end", beginCell().storeUint(0, 8).storeMaybeRef(endless()).endCell()],
])("a domain whose owner keeps %s in it stands for nothing", async (_, content) => {
  await told.tell([put(content)]);
  expect(await dnsOf("rosa.ton")).toMatchObject({
    body: {
      records: [
        { nft_item_owner: parseAddress(told.town.addressOf("rosa").toRawString()), dns_wallet: null },
      ],
    },
  });
  const { ask: askV2 } = await serve({}, told.node);
  expect((await askV2(`/api/v2/getTokenData?address=${ROSA.toRawString()}`)).status).toBeLessThan(500);
});

test("a record of a layout that nobody knows is no record, and is told as one that was set", async () => {
  await told.tell([put(beginCell().storeUint(0, 8).storeBit(false).endCell())]);
  for (const value of [Cell.EMPTY, beginCell().storeUint(0x9fd3, 16).endCell(), endless()]) {
    const body = beginCell()
      .storeUint(CHANGE_RECORD, 32)
      .storeUint(0, 64)
      .storeUint(categoryKey("wallet"), 256)
      .storeRef(value)
      .endCell();
    await told.tell([soon({ by: "rosa", sends: [{ to: ROSA, amount: coins(0.1), body, returns: true }] })]);
    expect(await dnsOf("rosa.ton")).toMatchObject({ body: { records: [{ dns_wallet: null }] } });
  }
  const { body } = await ask(
    told.node,
    `actions?account=${ROSA.toRawString()}&action_type=change_dns&limit=1`,
  );
  expect(body).toMatchObject({ actions: [{ details: { value: { sum_type: "Unknown", flags: null } } }] });
});

test("whoever says that it has a name of the zone, and stands elsewhere, has none", async () => {
  const edith = told.town.addressOf("edith");
  const index = beginCell().storeStringTail("rosa").endCell().hash();
  const build = {
    code: codeOf("dns_item"),
    data: beginCell().storeBuffer(index).storeAddress(edith).endCell(),
  };
  const to: Address = contractAddress(0, build);
  const first = beginCell().storeAddress(edith).storeRef(beginCell().storeStringTail("rosa").endCell());
  await told.tell([
    soon({ by: "edith", sends: [{ to, amount: coins(1), body: first.endCell(), build, returns: true }] }),
  ]);
  const impostor = parseAddress(to.toRawString());
  expect(told.node.index.tables.kindsAt(impostor)).toContain("dns");
  const { body } = await dnsOf("rosa.ton");
  expect(body).toMatchObject({ records: [{ nft_item_address: parseAddress(ROSA.toRawString()) }] });
  const { body: book } = await ask(told.node, `metadata?address=${impostor}`);
  expect(JSON.stringify(book)).not.toContain("rosa.ton");
  expect(
    JSON.stringify(await ask(told.node, `dns/activeAuctions?bidder=${edith.toRawString()}`)),
  ).not.toContain(impostor);
});
