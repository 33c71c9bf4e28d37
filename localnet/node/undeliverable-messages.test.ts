import { toNano } from "@ton/core";
import { expect, it, vi } from "vitest";
import { RawCellReader } from "../chain/cells/raw-cell-reader";
import { readInfo } from "../chain/cells/read-message";
import { readBag } from "../chain/cells/read-bag";
import {
  Machine,
  type ExecutionContext,
  type ExecutionResult,
  type ExecutionRefusal,
} from "../chain/core/machine";
import { giverOf } from "../chain/giver";
import { TestCore } from "../../testing/localnet/chain/test-core";
import { GENESIS, giverMessage, walletOf } from "../../testing/localnet/chain/test-wallet";
import { openStore } from "../store/open-store";
import { UndeliverableMessages } from "./undeliverable-messages";

vi.setConfig({ testTimeout: 60_000 });

const giver = giverOf(GENESIS).address;
const poor = walletOf("poor", "low").address;
const rich = walletOf("rich", "high").address;

const PAGE = { offset: 0, limit: 10, sort: "asc" } as const;

/** Aborts on each message to the account `poor`. */
class AbortingMachine extends Machine {
  attempts = 0;

  override async run(
    message: Uint8Array,
    circumstances: ExecutionContext,
  ): Promise<ExecutionResult | ExecutionRefusal> {
    const { destination } = readInfo(new RawCellReader(readBag(message)));
    if (destination !== poor) return await super.run(message, circumstances);
    this.attempts += 1;
    return { kind: "refused", error: "Aborted()", exitCode: null, steps: 0, log: "" };
  }
}

it("an undeliverable message is run once, reported, and left out after a restart, while others are delivered", async () => {
  const machine = new AbortingMachine();
  const core = new TestCore(machine);
  const store = openStore(":memory:");
  const undeliverable = new UndeliverableMessages(store);
  const lost: string[] = [];
  const step = async () => {
    const made = await core.step();
    store.append(made);
    undeliverable.add(made.undeliverable);
    lost.push(...made.undeliverable);
  };
  await step();
  const message = giverMessage(
    GENESIS,
    0,
    [poor, rich].map((to) => ({ to, coins: toNano(1) })),
  );
  expect(await core.submit(message)).toMatchObject({ kind: "accepted" });
  for (let blocks = 0; blocks < 4; blocks += 1) await step();

  const [sent] = store.transactions.list({ accounts: [giver] }, PAGE);
  const forPoor = sent?.outgoing.filter(({ destination }) => destination === poor);
  expect(lost).toEqual(forPoor?.map(({ hash }) => hash));
  expect(machine.attempts).toBe(1);
  expect(store.accounts.now([rich])[0]?.balance).toBe(toNano(1));
  expect(store.accounts.now([poor])).toEqual([null]);

  expect(core.host.coreStart().undelivered).toEqual([]);
  const restart = store.restart();
  expect(restart?.undelivered).toHaveLength(1);
  const again = restart === null ? null : new UndeliverableMessages(store).removeFrom(restart);
  expect(again?.undelivered).toEqual([]);
});
