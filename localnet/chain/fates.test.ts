import { beginCell, Cell, Dictionary, storeShardAccount, toNano } from "@ton/core";
import { Address as CoreAddress } from "@ton/core";
import { expect, it, vi } from "vitest";
import { parseAddress } from "@/lib/ton/address/read-address";
import type { TransactionRecord } from "../records";
import { errand } from "../scenario/errands";
import { openPlaces, type Place } from "../scenario/places";
import { CONFIG } from "./genesis";
import { Machine } from "./core/machine";
import { BEGINNING, GIVER, TestCore } from "./test-core";
import type { Order } from "./test-wallet";

vi.setConfig({ testTimeout: 60_000 });

const DAY = 24 * 3_600;
const places = openPlaces(GIVER);
const addressOf = ({ address }: Place) => parseAddress(address.toRawString());

function visit(place: Place, coins: bigint, body: Cell, init: Order["init"] = place.build): Order {
  return { to: addressOf(place), coins, body, bounce: true, ...(init === undefined ? {} : { init }) };
}

/** What came of the message to one account. */
function received(made: readonly TransactionRecord[], place: Place): TransactionRecord | undefined {
  return made.find(({ account, incoming }) => account === addressOf(place) && incoming !== null);
}

it("freezes an account that owes too much rent, and thaws it when it is paid and shown again", async () => {
  const core = new TestCore();
  const papers = pile(60);
  const { archive } = places;
  await core.step();
  await core.give(visit(archive, toNano(8), errand("store", beginCell().storeRef(papers).endCell())));
  expect(core.account(addressOf(archive))).toMatchObject({ status: "active", frozenHash: null });
  core.now += 4 * DAY;
  const frozen = received(await core.give(visit(archive, toNano("0.2"), errand("make"))), archive);
  const data = beginCell().storeUint(1, 32).storeMaybeRef(papers).endCell();
  const init = { code: archive.build.code, data };
  const hash = beginCell().storeUint(0b00110, 5).storeRef(init.code).storeRef(data).endCell().hash();
  expect(frozen).toMatchObject({
    originalStatus: "active",
    endStatus: "frozen",
    aborted: true,
    description: { storage_ph: { status_change: "frozen" }, compute_ph: { skipped: true } },
    after: { status: "frozen", frozenHash: hash.toString("hex"), codeHash: null, dataHash: null },
  });
  await core.reopen();
  const thawed = received(await core.give(visit(archive, toNano(5), errand("make"), init)), archive);
  expect(thawed).toMatchObject({ originalStatus: "frozen", endStatus: "active", aborted: false });
  expect(thawed?.before).toEqual(frozen?.after);
  expect(core.account(addressOf(archive))).toMatchObject({
    status: "active",
    frozenHash: null,
    codeHash: archive.build.code.hash().toString("hex"),
  });
});

it("has nothing of an account that is destroyed, until somebody sends there again", async () => {
  const core = new TestCore();
  const { purse } = places;
  await core.step();
  await core.give(visit(purse, toNano(25), new Cell()));
  expect(core.account(addressOf(purse)).status).toBe("active");
  const made = await core.give(visit(purse, toNano("0.05"), errand("close")));
  expect(received(made, purse)).toMatchObject({
    originalStatus: "active",
    endStatus: "nonexist",
    aborted: false,
    description: { destroyed: true },
    after: { status: "nonexist", balance: 0n, codeHash: null, dataHash: null },
  });
  const back = made.find(({ incoming }) => incoming?.source === addressOf(purse));
  expect(back?.incoming?.value).toBeGreaterThan(toNano(24));
  await core.reopen();
  expect(core.account(addressOf(purse))).toMatchObject({ status: "nonexist", balance: 0n });
  const gift = { to: addressOf(purse), coins: toNano(1) };
  expect(received(await core.give(gift), purse)).toMatchObject({
    originalStatus: "nonexist",
    endStatus: "uninit",
    after: { status: "uninit", balance: toNano(1) },
  });
});

it("lends code that the masterchain publishes, as long as it does", async () => {
  const core = new TestCore();
  const { shelf, branch, workshop } = places;
  const { code } = workshop.build;
  const lent = code.hash().toString("hex");
  const withCode = beginCell().storeRef(code).endCell();
  const work = () => core.give(visit(branch, toNano("0.1"), errand("make")));
  const changes = () => core.blocks.splice(0).flatMap(({ libraries }) => libraries);
  await core.step();
  expect(received(await work(), branch)).toMatchObject({ aborted: true });
  expect(changes()).toEqual([]);
  await core.give(visit(shelf, toNano(2), errand("publish", withCode)));
  const [published, ...others] = changes();
  expect([published?.hash, others]).toEqual([lent, []]);
  expect(
    Cell.fromBoc(Buffer.from(published?.cells ?? []))[0]
      ?.hash()
      .toString("hex"),
  ).toBe(lent);
  expect(received(await work(), branch)).toMatchObject({ aborted: false, endStatus: "active" });
  await core.reopen();
  expect(received(await work(), branch)).toMatchObject({ aborted: false });
  expect(changes()).toEqual([]);
  await core.give(visit(shelf, toNano(2), errand("withdraw", withCode)));
  expect(changes()).toEqual([{ hash: lent, cells: null }]);
  expect(received(await work(), branch)).toMatchObject({
    aborted: true,
    description: { compute_ph: { success: false } },
  });
});

it("takes what the config account holds as the config, from a key block on", async () => {
  const [root = Cell.EMPTY] = Cell.fromBoc(Buffer.from(BEGINNING.config));
  const core = new TestCore(new Machine(), {
    ...BEGINNING,
    accounts: [...BEGINNING.accounts, obedient(root)],
  });
  const first = await core.step();
  expect(first.blocks[0]).toMatchObject({ keyBlock: true, previousKeyBlock: 0 });
  const changed = Dictionary.loadDirect(Dictionary.Keys.Int(32), Dictionary.Values.Cell(), root);
  changed.set(45, beginCell().storeUint(0xc0, 8).storeUint(1, 1).endCell());
  const config = beginCell().storeDictDirect(changed).endCell();
  core.blocks.splice(0);
  await core.give({ to: CONFIG, coins: toNano(1), body: beginCell().storeRef(dataOf(config)).endCell() });
  const heads = core.blocks.map(({ blocks: [block] }) => block);
  const key = heads.filter(({ keyBlock }) => keyBlock);
  expect(key).toHaveLength(1);
  const since = key[0]?.seqno ?? 0;
  for (const { seqno, previousKeyBlock } of heads) expect(previousKeyBlock).toBe(seqno > since ? since : 1);
  const told = core.blocks.flatMap(({ config: cells, blocks: [{ seqno }] }) =>
    cells === null ? [] : [{ cells, seqno }],
  );
  expect(told.map(({ seqno }) => seqno)).toEqual([since]);
  expect(Cell.fromBoc(Buffer.from(told[0]?.cells ?? []))[0]?.equals(config)).toBe(true);

  core.blocks.splice(0);
  const nonsense = beginCell().storeRef(new Cell()).endCell();
  await core.give({ to: CONFIG, coins: toNano(1), body: beginCell().storeRef(nonsense).endCell() });
  expect(core.blocks.every(({ config: cells, blocks: [{ keyBlock }] }) => cells === null && !keyBlock)).toBe(
    true,
  );
  await core.reopen();
  expect(core.mirror.beginning().config).toEqual(told[0]?.cells);
});

function pile(height: number): Cell {
  let top = new Cell();
  for (let number = 1; number < height; number += 1)
    top = beginCell().storeUint(number, 1_000).storeRef(top).endCell();
  return top;
}

function dataOf(config: Cell): Cell {
  return beginCell()
    .storeRef(config)
    .storeUint(0, 32 + 256)
    .storeBit(false)
    .endCell();
}

/** A config account that takes the first reference of any message as its data: THROWIF 0, LDREF, DROP, POP c4. */
function obedient(config: Cell) {
  const code = beginCell().storeBuffer(Buffer.from("f240d430ed54", "hex")).endCell();
  const account = {
    addr: CoreAddress.parseRaw(CONFIG),
    storageStats: {
      used: { cells: 1n, bits: 1n },
      lastPaid: BEGINNING.genesis.time,
      duePayment: null,
      storageExtra: null,
    },
    storage: {
      lastTransLt: 0n,
      balance: { coins: toNano(500) },
      state: {
        type: "active" as const,
        state: { code, data: dataOf(config), special: { tick: false, tock: true } },
      },
    },
  };
  const cell = beginCell().store(
    storeShardAccount({ account, lastTransactionHash: 0n, lastTransactionLt: 0n }),
  );
  return { address: CONFIG, shardAccount: cell.endCell().toBoc() };
}
