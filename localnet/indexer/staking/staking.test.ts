import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  nominatorEvents,
  nominatorPool,
  nominatorPools,
  nominatorRewards,
  poolValidatorEvents,
  poolValidatorRewards,
} from "@/lib/toncenter/v3/staking";
import { ask } from "../../api/v3/test-node";
import { contractStateOf } from "../../contract-state";
import { readPool } from "../../contracts/pool-data";
import { nominators, savings } from "../../scenario/chapters/nominators";
import { elections, validators } from "../../scenario/chapters/validation";
import type { ResidentName } from "../../scenario/residents";
import { POOL_NAMES, POOLS, POOL_STAKE, type PoolName } from "../../scenario/staking/cast";
import { poolOf, singleNominatorPool } from "../../scenario/staking/pools";
import { Contract } from "../contract";
import { accountNamed, actionsOf, answered } from "../test-answers";
import { tellTown, type ToldTown } from "../test-town";
import { stepOf } from "./pool-steps";
import { isRecovery } from "./recovery";

let told: ToldTown;
beforeAll(async () => {
  told = await tellTown(validators, nominators, elections, savings);
}, 180_000);
afterAll(() => told.close());

const COIN = 1_000_000_000n;
const at = (name: PoolName) => accountNamed(poolOf(told.town, name).address);
const person = (name: ResidentName) => accountNamed(told.town.addressOf(name));
const everybody = () =>
  POOL_NAMES.flatMap((name) => POOLS[name].nominators.map((each) => [name, each] as const));

async function eventsOf(query: string) {
  return v.parse(nominatorEvents.response, await answered(told.node, nominatorEvents, query)).events;
}

async function validatorEventsOf(query: string) {
  return v.parse(poolValidatorEvents.response, await answered(told.node, poolValidatorEvents, query)).events;
}

async function poolRow(name: PoolName) {
  return v.parse(nominatorPool.response, await answered(told.node, nominatorPool, `pool=${at(name)}`));
}

/** The pool itself, to be asked what it has. */
function poolNow(name: PoolName): Contract {
  const { store, chain } = told.node;
  const seqno = store.blocks.head()?.seqno ?? 0;
  const [account, config] = [store.accounts.at(at(name), seqno), store.chain.configAt(seqno)];
  if (account === null || config === null) throw new Error("there is no such pool");
  const around = { config, libraries: [], now: told.node.now(), lt: 0n };
  return new Contract(account, { chain, around, accountAt: () => null });
}

describe("staking/nominatorPools/pool", () => {
  test.each(POOL_NAMES)("%s is told as its own get-methods tell it", async (name) => {
    const row = await poolRow(name);
    const data = await poolNow(name).ask("get_pool_data");
    const [state, count] = [data?.readNumber(), data?.readNumber()];
    expect(row).toMatchObject({
      state,
      nominators_count: count,
      stake_amount_sent: data?.readBigNumber(),
      validator_amount: data?.readBigNumber(),
      validator_address: person("petra"),
      validator_reward_share: POOLS[name].share,
      max_nominators_count: 40,
      min_validator_stake: 100_000n * COIN,
      min_nominator_stake: 5_000n * COIN,
    });
    expect(row.active_nominators).toHaveLength(count ?? -1);
    for (const { address, balance, pending_balance } of row.active_nominators ?? []) {
      const id = BigInt(`0x${address.slice(2)}`);
      const share = await poolNow(name).ask("get_nominator_data", [{ type: "int", value: id }]);
      expect([balance, pending_balance]).toEqual([share?.readBigNumber(), share?.readBigNumber()]);
    }
  });

  test("one has staked for the next cycle, the other waits", async () => {
    expect([(await poolRow("windmill")).state, (await poolRow("lighthouse")).state]).toEqual([2, 2]);
    expect((await poolRow("windmill")).stake_amount_sent).toBe(POOL_STAKE - COIN);
  });

  test("what is no pool is not found, and nothing is nothing", async () => {
    const path = "staking/nominatorPools/pool";
    expect(await ask(told.node, `${path}?pool=${person("petra")}`)).toEqual({
      status: 404,
      body: { error: "Pool not found" },
    });
    expect(await ask(told.node, path)).toEqual({
      status: 422,
      body: { error: "pool parameter is required" },
    });
  });
});

test.each(POOL_NAMES)("all that %s has been through follows from its rules", (name) => {
  const { store } = told.node;
  const page = { offset: 0, limit: 1_000, sort: "asc" } as const;
  let state = readPool(poolOf(told.town, name).build.data);
  let compared = 0;
  for (const transaction of store.transactions.list({ accounts: [at(name)] }, page)) {
    state = stepOf(state, transaction);
    const account = store.accounts.at(at(name), transaction.masterSeqno);
    const { data } = contractStateOf(account);
    // Of several in a block, the last one leaves what is kept.
    if (data === null || account?.lastLt !== transaction.lt) continue;
    const { noticed: _, ...kept } = readPool(data);
    expect({ lt: transaction.lt, ...state }).toMatchObject({ lt: transaction.lt, ...kept });
    compared += 1;
  }
  expect(compared).toBeGreaterThan(10);
});

test("the validator of a pool pays for a loss, and the nominators for the rest of it", () => {
  const shares = new Map([
    [person("ada"), { amount: 300n, pending: 5n, leaving: false }],
    [person("bruno"), { amount: 100n, pending: 0n, leaving: true }],
  ]);
  const state = { ...readPool(poolOf(told.town, "lighthouse").build.data), state: 2, sent: 1_000n, shares };
  const { store } = told.node;
  const recovery = store.transactions
    .list({ accounts: [at("lighthouse")] }, { offset: 0, limit: 1_000, sort: "asc" })
    .find(isRecovery);
  if (recovery?.incoming == null) throw new Error("nothing came back");
  const back = { ...recovery, incoming: { ...recovery.incoming, value: 990n } };
  expect(stepOf({ ...state, validatorAmount: 50n }, back)).toMatchObject({
    state: 0,
    sent: 0n,
    validatorAmount: 40n,
  });
  const lost = stepOf({ ...state, validatorAmount: 3n }, back);
  expect(lost.validatorAmount).toBe(0n);
  // 7 are lost: 5.25 of one and 1.75 of the other, rounded against them.
  expect([...lost.shares.values()]).toEqual([
    { amount: 299n, pending: 0n, leaving: false },
    { amount: 98n, pending: 0n, leaving: true },
  ]);
});

describe("staking/nominatorPools/nominator", () => {
  test("where somebody has a stake, as the pools say it", async () => {
    for (const [name, each] of everybody()) {
      const query = `nominator=${person(each)}`;
      const answer = v.parse(nominatorPools.response, await answered(told.node, nominatorPools, query));
      const share = (await poolRow(name)).active_nominators?.find(({ address }) => address === person(each));
      expect(answer.nominator_pools).toEqual(
        share === undefined
          ? []
          : [{ pool_address: at(name), balance: share.balance, pending_balance: share.pending_balance }],
      );
    }
  });
});

describe("staking/nominatorPools/nominatorEvents", () => {
  test("every one begins where the one before has ended, the last one with what there is now", async () => {
    for (const [name, each] of everybody()) {
      const events = (await eventsOf(`pool=${at(name)}&nominator=${person(each)}`)).toReversed();
      let [balance, pending, leaving] = [0n, 0n, false];
      for (const event of events) {
        expect(event).toMatchObject({
          balance_before: balance,
          pending_balance_before: pending,
          withdraw_request_before: leaving,
          balance_delta: (event.balance_after ?? 0n) - balance,
          pending_balance_delta: (event.pending_balance_after ?? 0n) - pending,
        });
        [balance, pending] = [event.balance_after ?? 0n, event.pending_balance_after ?? 0n];
        leaving = event.withdraw_request_after ?? false;
      }
      const share = (await poolRow(name)).active_nominators?.find(({ address }) => address === person(each));
      expect([balance, pending]).toEqual([share?.balance ?? 0n, share?.pending_balance ?? 0n]);
    }
  });

  test("what happened to each", async () => {
    const typesOf = async (name: PoolName, each: ResidentName) =>
      (await eventsOf(`pool=${at(name)}&nominator=${person(each)}`)).map(({ type }) => type).toReversed();
    expect(await typesOf("lighthouse", "ada")).toEqual([
      "deposit",
      "deposit",
      "reward",
      "pending_deposit_activation",
      "reward",
    ]);
    expect(await typesOf("lighthouse", "bruno")).toEqual([
      "deposit",
      "withdrawal_request",
      "reward",
      "withdrawal",
    ]);
    expect(await typesOf("lighthouse", "dmitri")).toEqual(["deposit", "reward", "withdrawal"]);
    expect(await typesOf("windmill", "greta")).toEqual(["deposit", "reward", "reward", "withdrawal_request"]);
    expect(await eventsOf(`pool=${at("lighthouse")}&nominator=${person("jonas")}`)).toEqual([]);
  });

  test("windows of time include their ends and are repeated; the limit is that of the newest", async () => {
    const pool = `pool=${at("windmill")}`;
    const all = await eventsOf(pool);
    expect(all.length).toBeGreaterThan(10);
    const [from, to] = [all.at(-2)?.utime ?? 0, all.at(2)?.utime ?? 0];
    const within = all.filter(({ utime }) => utime >= from && utime <= to);
    expect(await eventsOf(`${pool}&start_utime=${from}&end_utime=${to}`)).toEqual(within);
    expect(
      await answered(told.node, nominatorEvents, `${pool}&start_utime=${from}&end_utime=${to}`),
    ).toMatchObject({ start_utime: from, end_utime: to });
    expect(await eventsOf(`${pool}&limit=3`)).toEqual(all.slice(0, 3));
    expect(
      await ask(told.node, `staking/nominatorPools/nominatorEvents?${pool}&start_utime=9&end_utime=8`),
    ).toEqual({
      status: 422,
      body: { error: "start_utime must be less than or equal to end_utime" },
    });
    expect(await ask(told.node, `staking/nominatorPools/nominatorEvents?${pool}&limit=1001`)).toEqual({
      status: 422,
      body: { error: "limit is not allowed: 1001 > 1000" },
    });
  });
});

describe("rewards", () => {
  test("of nominators are those of their events, and add up", async () => {
    for (const [name, each] of everybody()) {
      const query = `pool=${at(name)}&nominator=${person(each)}`;
      const { rewards, total_on_page } = v.parse(
        nominatorRewards.response,
        await answered(told.node, nominatorRewards, query),
      );
      const events = (await eventsOf(query)).filter(({ type }) => type === "reward");
      expect(rewards.map(({ reward, stake_before, tx_hash }) => [reward, stake_before, tx_hash])).toEqual(
        events.map(({ amount, balance_before, tx_hash }) => [amount, balance_before, tx_hash]),
      );
      expect(total_on_page).toBe(rewards.reduce((sum, { reward }) => sum + reward, 0n));
      expect(rewards.length).toBeGreaterThan(0);
      for (const { reward } of rewards) expect(reward).toBeGreaterThan(0n);
    }
  });

  test("of what a stake has earned, the validator's part and the nominators' are all of it", async () => {
    for (const name of POOL_NAMES) {
      const query = `pool=${at(name)}&validator=${person("petra")}`;
      const { rewards, total_on_page } = v.parse(
        poolValidatorRewards.response,
        await answered(told.node, poolValidatorRewards, query),
      );
      expect(rewards).toHaveLength(2);
      expect(total_on_page).toBe(rewards.reduce((sum, { reward }) => sum + reward, 0n));
      for (const { reward, utime, tx_hash, cycle_start } of rewards) {
        const others = await eventsOf(`pool=${at(name)}&start_utime=${utime}&end_utime=${utime}`);
        const theirs = others
          .filter((event) => event.type === "reward" && event.tx_hash === tx_hash)
          .reduce((sum, { amount }) => sum + amount, 0n);
        const { store } = told.node;
        const [transaction] = store.transactions.list(
          { hash: tx_hash },
          { offset: 0, limit: 1, sort: "asc" },
        );
        const earned = (transaction?.incoming?.value ?? 0n) - (POOL_STAKE - COIN);
        // Every share is rounded down.
        expect(earned - reward - theirs).toBeGreaterThanOrEqual(0n);
        expect(earned - reward - theirs).toBeLessThan(10n);
        expect(reward).toBe((earned * BigInt(POOLS[name].share)) / 10_000n);
        expect(cycle_start).toBeGreaterThan(told.span.from);
      }
    }
  });
});

describe("staking/nominatorPools/validatorEvents", () => {
  test("of a pool, of a validator, of a type", async () => {
    const ofPool = await validatorEventsOf(`pool=${at("lighthouse")}`);
    expect(ofPool.map(({ type }) => type).toReversed()).toEqual(
      ["deposit", "reward", "withdrawal"].concat("reward"),
    );
    const all = await validatorEventsOf(`validator=${person("petra")}`);
    expect(all).toHaveLength(ofPool.length + (await validatorEventsOf(`pool=${at("windmill")}`)).length);
    const deposits = await validatorEventsOf(`validator=${person("petra")}&type=deposit`);
    expect(deposits.map(({ amount }) => amount)).toEqual([5_000n * COIN, 200_000n * COIN, 200_000n * COIN]);
    expect(await validatorEventsOf(`validator=${person("petra")}&type=nonsense`)).toEqual([]);
    expect(await ask(told.node, "staking/nominatorPools/validatorEvents")).toEqual({
      status: 422,
      body: { error: "validator or pool parameter is required" },
    });
  });

  test("add up to what the validator has", async () => {
    for (const name of POOL_NAMES) {
      const events = await validatorEventsOf(`pool=${at(name)}`);
      const sum = events.reduce((all, { balance_delta }) => all + (balance_delta ?? 0n), 0n);
      expect((await poolRow(name)).validator_amount).toBe(sum);
    }
  });
});

describe("actions", () => {
  test("of nominators", async () => {
    const typesOf = async (each: ResidentName) =>
      (await actionsOf(told.node, `account=${person(each)}&action_type=staking`))
        .filter(({ type }) => type.startsWith("stake_"))
        .map(({ type, success }) => [type, success]);
    expect(await typesOf("ada")).toEqual([
      ["stake_deposit", true],
      ["stake_deposit", true],
    ]);
    expect(await typesOf("jonas")).toEqual([["stake_deposit", false]]);
    expect(await typesOf("bruno")).toEqual([
      ["stake_deposit", true],
      ["stake_withdrawal_request", true],
      ["stake_withdrawal", true],
    ]);
    expect(await typesOf("dmitri")).toEqual([
      ["stake_deposit", true],
      ["stake_withdrawal", true],
    ]);
    const [first] = await actionsOf(told.node, `account=${person("ada")}&action_type=stake_deposit`);
    expect(first?.details).toEqual({
      provider: "nominator",
      stake_holder: person("ada"),
      pool: at("lighthouse"),
      amount: String(8_001n * COIN),
      tokens_minted: null,
      asset: null,
    });
  });

  test("of those who stake with the elector", async () => {
    const of = (account: string) =>
      actionsOf(told.node, `account=${account}&action_type=election_deposit&action_type=election_recover`);
    const own = (await of(person("viktor"))).filter(({ type }) => type.startsWith("election_"));
    const deposits = own.filter(({ type, success }) => type === "election_deposit" && success === true);
    expect(deposits).toHaveLength(6);
    expect(deposits[0]?.details).toEqual({ stake_holder: person("viktor"), amount: String(250_001n * COIN) });
    expect(own.filter(({ type, success }) => type === "election_recover" && success === true)).toHaveLength(
      4,
    );
    const single = accountNamed(singleNominatorPool(told.town).address);
    const ofSingle = (await of(single)).filter(({ type }) => type === "election_deposit");
    expect(ofSingle.map(({ success }) => success)).toEqual([true, true, true, true, true, true]);
    const recovered = own.find(({ type, success }) => type === "election_recover" && success === true);
    expect(BigInt(String(recovered?.details["amount"]))).toBeGreaterThan(250_000n * COIN);
  });
});

test("address books name pools", async () => {
  const { body } = await ask(told.node, `addressBook?address=${at("lighthouse")}`);
  expect(body).toMatchObject({ [at("lighthouse")]: { interfaces: ["tv_pool"] } });
});
