import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  nominatorEvents,
  nominatorPool,
  nominatorPools,
  nominatorRewards,
  poolValidatorEvents,
  poolValidatorRewards,
} from "@/lib/toncenter/v3/v3-staking";
import { getV3 } from "../../../testing/localnet/api/v3/test-v3-node";
import { contractStateOf } from "../../contract-state";
import { readPool } from "../../contracts/pool-data";
import type { ResidentName } from "../../scenario/residents";
import { POOL_NAMES, POOLS, POOL_STAKE, type PoolName } from "../../scenario/staking/staking-participants";
import { poolContract, singleNominatorContract } from "../../scenario/staking/staking-pools";
import { Contract } from "../contract-view";
import { rawAddressOf, actionsOf, validAnswer } from "../../../testing/localnet/indexer/test-answers";
import { openReplayedTown, type ReplayedTown } from "../../../testing/localnet/indexer/test-town";
import { applyTransaction } from "./pool-steps";
import { isRecovery } from "./stake-recovery";

let replayed: ReplayedTown;
beforeAll(async () => {
  replayed = await openReplayedTown();
});
afterAll(() => replayed.close());

const COIN = 1_000_000_000n;
const at = (name: PoolName) => rawAddressOf(poolContract(replayed.town, name).address);
const person = (name: ResidentName) => rawAddressOf(replayed.town.addressOf(name));
const allNominators = () =>
  POOL_NAMES.flatMap((name) => POOLS[name].nominators.map((each) => [name, each] as const));

async function eventsOf(query: string) {
  return v.parse(nominatorEvents.response, await validAnswer(replayed.node, nominatorEvents, query)).events;
}

async function validatorEventsOf(query: string) {
  return v.parse(poolValidatorEvents.response, await validAnswer(replayed.node, poolValidatorEvents, query))
    .events;
}

async function poolRow(name: PoolName) {
  return v.parse(nominatorPool.response, await validAnswer(replayed.node, nominatorPool, `pool=${at(name)}`));
}

/** The pool contract, whose get methods can be run. */
function poolNow(name: PoolName): Contract {
  const { store, chain } = replayed.node;
  const seqno = store.blocks.head()?.seqno ?? 0;
  const [account, config] = [store.accounts.at(at(name), seqno), store.chain.configAt(seqno)];
  if (account === null || config === null) throw new Error("there is no such pool");
  const previousBlocks = store.blocks.previousAt(seqno);
  const environment = { config, libraries: [], previousBlocks, now: replayed.node.now(), lt: 0n };
  return new Contract(account, { chain, environment, accountAt: () => null });
}

describe("staking/nominatorPools/pool", () => {
  test.each(POOL_NAMES)("%s equals the results of its get methods", async (name) => {
    const row = await poolRow(name);
    const data = await poolNow(name).runMethod("get_pool_data");
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
      const share = await poolNow(name).runMethod("get_nominator_data", [{ type: "int", value: id }]);
      expect([balance, pending_balance]).toEqual([share?.readBigNumber(), share?.readBigNumber()]);
    }
  });

  test("both pools have staked, and the row has the sent amount", async () => {
    expect([(await poolRow("windmill")).state, (await poolRow("lighthouse")).state]).toEqual([2, 2]);
    expect((await poolRow("windmill")).stake_amount_sent).toBe(POOL_STAKE - COIN);
  });

  test("an account that is not a pool is not found, and a missing parameter is rejected", async () => {
    const path = "staking/nominatorPools/pool";
    expect(await getV3(replayed.node, `${path}?pool=${person("petra")}`)).toEqual({
      status: 404,
      body: { error: "Pool not found" },
    });
    expect(await getV3(replayed.node, path)).toEqual({
      status: 422,
      body: { error: "pool parameter is required" },
    });
  });
});

test.each(POOL_NAMES)("the history of %s follows from the rules of the contract", (name) => {
  const { store } = replayed.node;
  const page = { offset: 0, limit: 1_000, sort: "asc" } as const;
  let state = readPool(poolContract(replayed.town, name).init.data);
  let compared = 0;
  for (const transaction of store.transactions.list({ accounts: [at(name)] }, page)) {
    state = applyTransaction(state, transaction);
    const account = store.accounts.at(at(name), transaction.masterSeqno);
    const { data } = contractStateOf(account);
    // The store has only the state after the last one of a block.
    if (data === null || account?.lastLt !== transaction.lt) continue;
    const { observed: _, ...kept } = readPool(data);
    expect({ lt: transaction.lt, ...state }).toMatchObject({ lt: transaction.lt, ...kept });
    compared += 1;
  }
  expect(compared).toBeGreaterThan(10);
});

test("the validator of a pool bears a loss first, the nominators bear the rest", () => {
  const shares = new Map([
    [person("ada"), { amount: 300n, pending: 5n, leaving: false }],
    [person("bruno"), { amount: 100n, pending: 0n, leaving: true }],
  ]);
  const state = {
    ...readPool(poolContract(replayed.town, "lighthouse").init.data),
    state: 2,
    sent: 1_000n,
    shares,
  };
  const { store } = replayed.node;
  const recovery = store.transactions
    .list({ accounts: [at("lighthouse")] }, { offset: 0, limit: 1_000, sort: "asc" })
    .find(isRecovery);
  if (recovery?.incoming == null) throw new Error("nothing came back");
  const back = { ...recovery, incoming: { ...recovery.incoming, value: 990n } };
  expect(applyTransaction({ ...state, validatorAmount: 50n }, back)).toMatchObject({
    state: 0,
    sent: 0n,
    validatorAmount: 40n,
  });
  const lost = applyTransaction({ ...state, validatorAmount: 3n }, back);
  expect(lost.validatorAmount).toBe(0n);
  // Shares of the loss of 7: 5.25 and 1.75, both rounded up.
  expect([...lost.shares.values()]).toEqual([
    { amount: 299n, pending: 0n, leaving: false },
    { amount: 98n, pending: 0n, leaving: true },
  ]);
});

describe("staking/nominatorPools/nominator", () => {
  test("the stakes of a nominator equal those of the pools", async () => {
    for (const [name, each] of allNominators()) {
      const query = `nominator=${person(each)}`;
      const answer = v.parse(
        nominatorPools.response,
        await validAnswer(replayed.node, nominatorPools, query),
      );
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
  test("each event begins with the balance after the previous one, and the last ends with the current balance", async () => {
    for (const [name, each] of allNominators()) {
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

  test("each nominator has events of the expected types", async () => {
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

  test("time bounds are inclusive and echoed; the limit keeps the newest", async () => {
    const pool = `pool=${at("windmill")}`;
    const all = await eventsOf(pool);
    expect(all.length).toBeGreaterThan(10);
    const [from, to] = [all.at(-2)?.utime ?? 0, all.at(2)?.utime ?? 0];
    const within = all.filter(({ utime }) => utime >= from && utime <= to);
    expect(await eventsOf(`${pool}&start_utime=${from}&end_utime=${to}`)).toEqual(within);
    expect(
      await validAnswer(replayed.node, nominatorEvents, `${pool}&start_utime=${from}&end_utime=${to}`),
    ).toMatchObject({ start_utime: from, end_utime: to });
    expect(await eventsOf(`${pool}&limit=3`)).toEqual(all.slice(0, 3));
    expect(
      await getV3(replayed.node, `staking/nominatorPools/nominatorEvents?${pool}&start_utime=9&end_utime=8`),
    ).toEqual({
      status: 422,
      body: { error: "start_utime must be less than or equal to end_utime" },
    });
    expect(await getV3(replayed.node, `staking/nominatorPools/nominatorEvents?${pool}&limit=1001`)).toEqual({
      status: 422,
      body: { error: "limit is not allowed: 1001 > 1000" },
    });
  });
});

describe("rewards", () => {
  test("of nominators equal their events and add up", async () => {
    for (const [name, each] of allNominators()) {
      const query = `pool=${at(name)}&nominator=${person(each)}`;
      const { rewards, total_on_page } = v.parse(
        nominatorRewards.response,
        await validAnswer(replayed.node, nominatorRewards, query),
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

  test("the parts of the validator and the nominators add up to the reward of the stake", async () => {
    for (const name of POOL_NAMES) {
      const query = `pool=${at(name)}&validator=${person("petra")}`;
      const { rewards, total_on_page } = v.parse(
        poolValidatorRewards.response,
        await validAnswer(replayed.node, poolValidatorRewards, query),
      );
      expect(rewards).toHaveLength(2);
      expect(total_on_page).toBe(rewards.reduce((sum, { reward }) => sum + reward, 0n));
      for (const { reward, utime, tx_hash, cycle_start } of rewards) {
        const others = await eventsOf(`pool=${at(name)}&start_utime=${utime}&end_utime=${utime}`);
        const theirs = others
          .filter((event) => event.type === "reward" && event.tx_hash === tx_hash)
          .reduce((sum, { amount }) => sum + amount, 0n);
        const { store } = replayed.node;
        const [transaction] = store.transactions.list(
          { hash: tx_hash },
          { offset: 0, limit: 1, sort: "asc" },
        );
        const earned = (transaction?.incoming?.value ?? 0n) - (POOL_STAKE - COIN);
        // Each share is rounded down.
        expect(earned - reward - theirs).toBeGreaterThanOrEqual(0n);
        expect(earned - reward - theirs).toBeLessThan(10n);
        expect(reward).toBe((earned * BigInt(POOLS[name].share)) / 10_000n);
        expect(cycle_start).toBeGreaterThan(replayed.span.from);
      }
    }
  });
});

describe("staking/nominatorPools/validatorEvents", () => {
  test("are filtered by pool, validator and type", async () => {
    const ofPool = await validatorEventsOf(`pool=${at("lighthouse")}`);
    expect(ofPool.map(({ type }) => type).toReversed()).toEqual(
      ["deposit", "reward", "withdrawal"].concat("reward"),
    );
    const all = await validatorEventsOf(`validator=${person("petra")}`);
    expect(all).toHaveLength(ofPool.length + (await validatorEventsOf(`pool=${at("windmill")}`)).length);
    const deposits = await validatorEventsOf(`validator=${person("petra")}&type=deposit`);
    expect(deposits.map(({ amount }) => amount)).toEqual([5_000n * COIN, 200_000n * COIN, 200_000n * COIN]);
    expect(await validatorEventsOf(`validator=${person("petra")}&type=nonsense`)).toEqual([]);
    expect(await getV3(replayed.node, "staking/nominatorPools/validatorEvents")).toEqual({
      status: 422,
      body: { error: "validator or pool parameter is required" },
    });
  });

  test("add up to the balance of the validator", async () => {
    for (const name of POOL_NAMES) {
      const events = await validatorEventsOf(`pool=${at(name)}`);
      const sum = events.reduce((all, { balance_delta }) => all + (balance_delta ?? 0n), 0n);
      expect((await poolRow(name)).validator_amount).toBe(sum);
    }
  });
});

describe("actions", () => {
  test("of nominators have their outcome, pool and amount", async () => {
    const typesOf = async (each: ResidentName) =>
      (await actionsOf(replayed.node, `account=${person(each)}&action_type=staking`))
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
    const [first] = await actionsOf(replayed.node, `account=${person("ada")}&action_type=stake_deposit`);
    expect(first?.details).toEqual({
      provider: "nominator",
      stake_holder: person("ada"),
      pool: at("lighthouse"),
      amount: String(8_001n * COIN),
      tokens_minted: null,
      asset: null,
    });
  });

  test("of validators have their deposits at the elector and recoveries", async () => {
    const of = (account: string) =>
      actionsOf(
        replayed.node,
        `account=${account}&action_type=election_deposit&action_type=election_recover`,
      );
    const own = (await of(person("viktor"))).filter(({ type }) => type.startsWith("election_"));
    const deposits = own.filter(({ type, success }) => type === "election_deposit" && success === true);
    expect(deposits).toHaveLength(6);
    expect(deposits[0]?.details).toEqual({ stake_holder: person("viktor"), amount: String(250_001n * COIN) });
    expect(own.filter(({ type, success }) => type === "election_recover" && success === true)).toHaveLength(
      4,
    );
    const single = rawAddressOf(singleNominatorContract(replayed.town).address);
    const ofSingle = (await of(single)).filter(({ type }) => type === "election_deposit");
    expect(ofSingle.map(({ success }) => success)).toEqual([true, true, true, true, true, true]);
    const recovered = own.find(({ type, success }) => type === "election_recover" && success === true);
    expect(BigInt(String(recovered?.details["amount"]))).toBeGreaterThan(250_000n * COIN);
  });
});

test("address books have the interfaces of pools", async () => {
  const { body } = await getV3(replayed.node, `addressBook?address=${at("lighthouse")}`);
  expect(body).toMatchObject({ [at("lighthouse")]: { interfaces: ["daolama_vault", "tv_pool"] } });
});
