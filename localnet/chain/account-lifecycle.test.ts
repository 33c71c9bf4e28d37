import { beginCell, Cell, Dictionary, storeShardAccount, toNano } from "@ton/core";
import { Address as CoreAddress } from "@ton/core";
import { expect, it, vi } from "vitest";
import { parseAddress } from "@/lib/ton/address/read-address";
import type { TransactionRecord } from "../chain-records";
import { operationBody } from "../scenario/town-operations";
import { townContracts, type TownContract } from "../scenario/town-contracts";
import { CONFIG } from "./genesis";
import { Machine } from "./core/machine";
import { CORE_START, GIVER, TestCore } from "../../testing/localnet/chain/test-core";
import type { TestPayment } from "../../testing/localnet/chain/test-wallet";

vi.setConfig({ testTimeout: 60_000 });

const DAY = 24 * 3_600;
const contracts = townContracts(GIVER);
const addressOf = ({ address }: TownContract) => parseAddress(address.toRawString());

function callMessage(
  contract: TownContract,
  coins: bigint,
  body: Cell,
  init: TestPayment["init"] = contract.init,
): TestPayment {
  return { to: addressOf(contract), coins, body, bounce: true, ...(init === undefined ? {} : { init }) };
}

/** The transaction that received the message. */
function received(made: readonly TransactionRecord[], contract: TownContract): TransactionRecord | undefined {
  return made.find(({ account, incoming }) => account === addressOf(contract) && incoming !== null);
}

it("freezes an account that owes too much rent, and unfreezes it when it is paid and its state is sent again", async () => {
  const core = new TestCore();
  const papers = pile(60);
  const { archive } = contracts;
  await core.step();
  await core.giverSends(
    callMessage(archive, toNano(8), operationBody("store", beginCell().storeRef(papers).endCell())),
  );
  expect(core.account(addressOf(archive))).toMatchObject({ status: "active", frozenHash: null });
  core.now += 4 * DAY;
  const frozen = received(
    await core.giverSends(callMessage(archive, toNano("0.2"), operationBody("make"))),
    archive,
  );
  const data = beginCell().storeUint(1, 32).storeMaybeRef(papers).endCell();
  const init = { code: archive.init.code, data };
  const hash = beginCell().storeUint(0b00110, 5).storeRef(init.code).storeRef(data).endCell().hash();
  expect(frozen).toMatchObject({
    originalStatus: "active",
    endStatus: "frozen",
    aborted: true,
    description: { storage_ph: { status_change: "frozen" }, compute_ph: { skipped: true } },
    after: { status: "frozen", frozenHash: hash.toString("hex"), codeHash: null, dataHash: null },
  });
  await core.reopen();
  const thawed = received(
    await core.giverSends(callMessage(archive, toNano(5), operationBody("make"), init)),
    archive,
  );
  expect(thawed).toMatchObject({ originalStatus: "frozen", endStatus: "active", aborted: false });
  expect(thawed?.before).toEqual(frozen?.after);
  expect(core.account(addressOf(archive))).toMatchObject({
    status: "active",
    frozenHash: null,
    codeHash: archive.init.code.hash().toString("hex"),
  });
});

it("keeps nothing of a destroyed account until it receives another message", async () => {
  const core = new TestCore();
  const { purse } = contracts;
  await core.step();
  await core.giverSends(callMessage(purse, toNano(25), new Cell()));
  expect(core.account(addressOf(purse)).status).toBe("active");
  const made = await core.giverSends(callMessage(purse, toNano("0.05"), operationBody("close")));
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
  expect(received(await core.giverSends(gift), purse)).toMatchObject({
    originalStatus: "nonexist",
    endStatus: "uninit",
    after: { status: "uninit", balance: toNano(1) },
  });
});

it("provides libraries that the masterchain publishes, until they are withdrawn", async () => {
  const core = new TestCore();
  const { shelf, branch, workshop } = contracts;
  const { code } = workshop.init;
  const libraryHash = code.hash().toString("hex");
  const withCode = beginCell().storeRef(code).endCell();
  const work = () => core.giverSends(callMessage(branch, toNano("0.1"), operationBody("make")));
  const changes = () => core.blocks.splice(0).flatMap(({ libraries }) => libraries);
  await core.step();
  expect(received(await work(), branch)).toMatchObject({ aborted: true });
  expect(changes()).toEqual([]);
  await core.giverSends(callMessage(shelf, toNano(2), operationBody("publish", withCode)));
  const [published, ...others] = changes();
  expect([published?.hash, others]).toEqual([libraryHash, []]);
  expect(
    Cell.fromBoc(Buffer.from(published?.cells ?? []))[0]
      ?.hash()
      .toString("hex"),
  ).toBe(libraryHash);
  expect(received(await work(), branch)).toMatchObject({ aborted: false, endStatus: "active" });
  await core.reopen();
  expect(received(await work(), branch)).toMatchObject({ aborted: false });
  expect(changes()).toEqual([]);
  await core.giverSends(callMessage(shelf, toNano(2), operationBody("withdraw", withCode)));
  expect(changes()).toEqual([{ hash: libraryHash, cells: null }]);
  expect(received(await work(), branch)).toMatchObject({
    aborted: true,
    description: { compute_ph: { success: false } },
  });
});

it("applies the config account's data as the network's config, in a key block", async () => {
  const [root = Cell.EMPTY] = Cell.fromBoc(Buffer.from(CORE_START.config));
  const core = new TestCore(new Machine(), {
    ...CORE_START,
    accounts: [...CORE_START.accounts, obedient(root)],
  });
  const first = await core.step();
  expect(first.blocks[0]).toMatchObject({ keyBlock: true, previousKeyBlock: 0 });
  const changed = Dictionary.loadDirect(Dictionary.Keys.Int(32), Dictionary.Values.Cell(), root);
  changed.set(45, beginCell().storeUint(0xc0, 8).storeUint(1, 1).endCell());
  const config = beginCell().storeDictDirect(changed).endCell();
  core.blocks.splice(0);
  await core.giverSends({
    to: CONFIG,
    coins: toNano(1),
    body: beginCell().storeRef(dataOf(config)).endCell(),
  });
  const heads = core.blocks.map(({ blocks: [block] }) => block);
  const key = heads.filter(({ keyBlock }) => keyBlock);
  expect(key).toHaveLength(1);
  const since = key[0]?.seqno ?? 0;
  for (const { seqno, previousKeyBlock } of heads) expect(previousKeyBlock).toBe(seqno > since ? since : 1);
  const configs = core.blocks.flatMap(({ config: cells, blocks: [{ seqno }] }) =>
    cells === null ? [] : [{ cells, seqno }],
  );
  expect(configs.map(({ seqno }) => seqno)).toEqual([since]);
  expect(Cell.fromBoc(Buffer.from(configs[0]?.cells ?? []))[0]?.equals(config)).toBe(true);

  core.blocks.splice(0);
  const nonsense = beginCell().storeRef(new Cell()).endCell();
  await core.giverSends({ to: CONFIG, coins: toNano(1), body: beginCell().storeRef(nonsense).endCell() });
  expect(core.blocks.every(({ config: cells, blocks: [{ keyBlock }] }) => cells === null && !keyBlock)).toBe(
    true,
  );
  await core.reopen();
  expect(core.host.coreStart().config).toEqual(configs[0]?.cells);
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

/**
 * A config account that takes the first reference of any message as its data: THROWIF 0, LDREF, DROP, POP
 * c4.
 */
function obedient(config: Cell) {
  const code = beginCell().storeBuffer(Buffer.from("f240d430ed54", "hex")).endCell();
  const account = {
    addr: CoreAddress.parseRaw(CONFIG),
    storageStats: {
      used: { cells: 1n, bits: 1n },
      lastPaid: CORE_START.genesis.time,
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
