import { Address as CoreAddress, beginCell, Cell, Dictionary } from "@ton/core";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fuzzRuns } from "../../../testing/ton/fuzz-runs";
import { isAddress, type Address } from "../../ton/address/address";
import { openBoc } from "../../ton/cell/boc";
import { NO_SHARD_ACCOUNT, shardAccountBag } from "../../ton/structure/account-cell";
import { bagOf } from "../../ton/structure/cell-parts";
import { readMessageCell } from "../../ton/structure/message-cell";
import { parseHash } from "../../ton/value/hash";
import { fail, ok } from "../../toncenter/error";
import { openTypedMessage } from "../send/read-typed-message";
import { followMessages, FOLLOW_LIMITS, type SimulationSources } from "./follow-messages";

const addressOf = (id: number) => new CoreAddress(0, Buffer.from(id.toString(16).padStart(64, "0"), "hex"));

/** An internal message to an account. */
function messageTo(id: number, lt: bigint): Cell {
  return beginCell()
    .storeUint(0b0110, 4)
    .storeAddress(addressOf(1))
    .storeAddress(addressOf(id))
    .storeCoins(1)
    .storeBit(false)
    .storeCoins(0)
    .storeCoins(0)
    .storeUint(lt, 64)
    .storeUint(0, 32)
    .storeUint(0, 2)
    .endCell();
}

const external = beginCell()
  .storeUint(0b10_00, 4)
  .storeAddress(addressOf(1))
  .storeCoins(0)
  .storeUint(0, 2)
  .endCell();

/** A transaction that sends a message to each of these accounts. */
function transaction(lt: bigint, incoming: Cell, to: readonly number[]): Cell {
  const sent = Dictionary.empty(Dictionary.Keys.Uint(15), Dictionary.Values.Cell());
  for (const [place, id] of to.entries()) sent.set(place, messageTo(id, lt + BigInt(place) + 1n));
  // Ordinary, with no phase but a skipped one.
  const description = beginCell().storeUint(0, 14).endCell();
  return beginCell()
    .storeUint(0b0111, 4)
    .storeUint(0, 256)
    .storeUint(lt, 64)
    .storeUint(0, 256 + 64 + 32)
    .storeUint(to.length, 15)
    .storeUint(0, 4)
    .storeRef(beginCell().storeMaybeRef(incoming).storeDict(sent).endCell())
    .storeCoins(0)
    .storeBit(false)
    .storeRef(beginCell().storeUint(0x72, 8).storeUint(0, 512).endCell())
    .storeRef(description)
    .endCell();
}

/** An account that has coins and no code. */
function uninit(address: Address, lastPaid: number): string {
  return shardAccountBag({
    address,
    status: "uninit",
    balance: 5n,
    extra: {},
    code: null,
    data: null,
    frozenHash: null,
    lastHash: parseHash("00".repeat(32)),
    lastLt: 5n,
    endLt: 6n,
    lastPaid,
    due: null,
    special: null,
    isLarge: false,
  });
}

/** Sources whose virtual machine answers each message with messages to these accounts. */
function sources(reply: (run: number) => readonly number[]) {
  const loaded: Address[] = [];
  let runs = 0;
  const made: SimulationSources = {
    config: "",
    accounts: (addresses) => {
      loaded.push(...addresses);
      return Promise.resolve(ok(new Map()));
    },
    libraries: () => Promise.resolve(ok(new Map())),
    run: ({ message, lt }) => {
      const [root = Cell.EMPTY] = openBoc(message ?? "");
      runs += 1;
      const cell = transaction(lt, root, reply(runs));
      return Promise.resolve(
        ok({
          is: "ran" as const,
          transaction: bagOf(cell),
          shardAccount: NO_SHARD_ACCOUNT,
          actions: null,
          steps: null,
          requested: "none" as const,
        }),
      );
    },
    momentOf: (_, hops) => ({ now: 1, lt: BigInt(hops + 1) * 1_000n, randomSeed: "" }),
  };
  return { made, loaded, runs: () => runs };
}

describe("messages are followed", () => {
  it("through the maximum number of accounts, each loaded once", async () => {
    let next = 1;
    const chain = sources(() => [(next += 1)]);
    const followed = await followMessages(readMessageCell(external), chain.made);
    expect(chain.loaded).toHaveLength(FOLLOW_LIMITS.accounts);
    expect(new Set(chain.loaded).size).toBe(FOLLOW_LIMITS.accounts);
    expect(followed).toMatchObject({ ok: true, value: { unfollowed: 1, refusal: null } });
  });

  it("through the maximum number of transactions if accounts answer each other endlessly", async () => {
    const echo = sources(() => [2, 3, 2]);
    const followed = await followMessages(readMessageCell(external), echo.made);
    expect(echo.runs()).toBe(FOLLOW_LIMITS.transactions);
    expect(followed.ok && followed.value.transactions).toHaveLength(FOLLOW_LIMITS.transactions);
    expect(followed.ok && followed.value.unfollowed).toBeGreaterThan(0);
  });

  it("no earlier than the last transaction of an account, even if it is newer than the block", async () => {
    const { made } = sources(() => []);
    const times: number[] = [];
    for (const lastPaid of [0, 1_800_000_000]) {
      const accounts = (addresses: readonly Address[]) =>
        Promise.resolve(ok(new Map(addresses.map((address) => [address, uninit(address, lastPaid)]))));
      const run: SimulationSources["run"] = (task) => {
        times.push(task.now);
        return made.run(task);
      };
      expect((await followMessages(readMessageCell(external), { ...made, accounts, run })).ok).toBe(true);
    }
    expect(times).toEqual([1, 1_800_000_000]);
  });

  it("until an account cannot be loaded, with that error as the result", async () => {
    const { made } = sources(() => [2]);
    const error = { kind: "not-found", message: "no" } as const;
    const accounts = (addresses: readonly Address[]) =>
      Promise.resolve(
        addresses.some((one) => isAddress(one) && one.endsWith("2")) ? fail(error) : ok(new Map()),
      );
    expect(await followMessages(readMessageCell(external), { ...made, accounts })).toEqual({
      ok: false,
      error,
    });
  });

  it("with the refusal as the result if the first one is refused", async () => {
    const { made } = sources(() => []);
    const run = () =>
      Promise.resolve(
        ok({
          is: "refused" as const,
          error: "no",
          exitCode: 33,
          tail: "",
          steps: null,
          requested: "none" as const,
        }),
      );
    const followed = await followMessages(readMessageCell(external), { ...made, run });
    expect(followed).toMatchObject({
      ok: true,
      value: { transactions: [], refusal: { error: "no", exitCode: 33 } },
    });
  });

  it("with an error as the result if the machine fails at the first one", async () => {
    const { made } = sources(() => []);
    const run = () => Promise.resolve(ok({ is: "broken" as const, error: "no memory" }));
    expect(await followMessages(readMessageCell(external), { ...made, run })).toMatchObject({
      ok: false,
      error: { kind: "upstream", cause: "machine", message: expect.stringContaining("no memory") },
    });
  });

  it("without the messages at which the machine fails later", async () => {
    const { made } = sources(() => [2, 3]);
    let runs = 0;
    const run: SimulationSources["run"] = (task) => {
      runs += 1;
      return runs === 1 ? made.run(task) : Promise.resolve(ok({ is: "broken" as const, error: "no memory" }));
    };
    expect(await followMessages(readMessageCell(external), { ...made, run })).toMatchObject({
      ok: true,
      value: { transactions: [{}], refusal: null, unfollowed: 2 },
    });
  });
});

const VALID = bagOf(external);

describe("a typed message", () => {
  it("is opened or refused as bad input, whatever it contains", { timeout: 120_000 }, () => {
    const changed = fc
      .array(
        fc.tuple(fc.nat(VALID.length - 1), fc.constantFrom("A", "Q", "g", "w", "+", "/", "=", "0", "f", "z")),
        { maxLength: 5 },
      )
      .map((changes) =>
        changes.reduce((text, [at, sign]) => text.slice(0, at) + sign + text.slice(at + 1), VALID),
      );
    fc.assert(
      fc.property(
        fc.oneof(changed, fc.string({ maxLength: 120 }), fc.base64String({ maxLength: 400 })),
        (text) => {
          const opened = openTypedMessage(text);
          expect(opened.ok || opened.error.kind === "bad-input").toBe(true);
        },
      ),
      fuzzRuns("messages to simulate"),
    );
  });
});
