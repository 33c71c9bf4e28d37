import { toNano } from "@ton/core";
import { expect, it, vi } from "vitest";
import { CellReader } from "../chain/cells/cell-reader";
import { readInfo } from "../chain/cells/message";
import { readBag } from "../chain/cells/read-bag";
import { admit } from "../chain/core/admission";
import type { Core } from "../chain/core/core";
import { Machine, type Circumstances, type Ran, type Refused } from "../chain/core/machine";
import { openCore, type Beginning } from "../chain/core/open-core";
import { zeroState } from "../chain/genesis";
import { giverOf } from "../chain/giver";
import { Mirror } from "../chain/host/mirror";
import { GENESIS, give, walletOf } from "../chain/test-wallet";
import { openStore } from "../store/open";
import { Undeliverable } from "./undeliverable";

vi.setConfig({ testTimeout: 60_000 });

const poor = walletOf("poor", "low").address;
const rich = walletOf("rich", "high").address;

const PAGE = { offset: 0, limit: 10, sort: "asc" } as const;

/** Aborts whenever somebody sends to one account. */
class Fragile extends Machine {
  attempts = 0;

  override async run(message: Uint8Array, circumstances: Circumstances): Promise<Ran | Refused> {
    const { destination } = readInfo(new CellReader(readBag(message)));
    if (destination !== poor) return await super.run(message, circumstances);
    this.attempts += 1;
    return { kind: "refused", error: "Aborted()", exitCode: null, steps: 0, log: "" };
  }
}

const beginning: Beginning = {
  genesis: GENESIS,
  ...zeroState(GENESIS),
  heads: [],
  undelivered: [],
  mempool: [],
};

it("is tried once, told of, and never begun with again; all else goes on", async () => {
  const machine = new Fragile();
  const core = openCore(beginning, machine);
  const mirror = new Mirror(beginning);
  const store = openStore(":memory:");
  const told = new Undeliverable(store);
  const lost: string[] = [];
  const step = async (of: Core, at: number) => {
    const raw = await of.step(GENESIS.time + at);
    store.append(mirror.step(raw));
    told.add(raw.undeliverable);
    lost.push(...raw.undeliverable);
  };
  await step(core, 1);
  const message = give(
    GENESIS,
    0,
    [poor, rich].map((to) => ({ to, coins: toNano(1) })),
  );
  expect(await admit(core, message, 0)).toMatchObject({ kind: "accepted" });
  for (const at of [2, 3, 4, 5]) await step(core, at);

  const [sent] = store.transactions.list({ accounts: [giverOf(GENESIS).address] }, PAGE);
  expect(lost).toEqual(
    sent?.outgoing.filter(({ destination }) => destination === poor).map(({ hash }) => hash),
  );
  expect(machine.attempts).toBe(1);
  expect(store.accounts.now([rich])[0]?.balance).toBe(toNano(1));
  expect(store.accounts.now([poor])).toEqual([null]);

  expect(mirror.beginning().undelivered).toEqual([]);
  const restart = store.restart();
  expect(restart?.undelivered).toHaveLength(1);
  const again = restart === null ? null : new Undeliverable(store).leaveOut(restart);
  expect(again?.undelivered).toEqual([]);
});
