import {
  Cell,
  getMethodId,
  parseTuple,
  serializeTuple,
  toNano,
  TupleReader,
  type TupleItem,
} from "@ton/core";
import { beforeAll, expect, it, vi } from "vitest";
import type { ChainBlock, TransactionRecord } from "../chain-records";
import { newComplaint, recoverStake, voteForComplaint } from "../scenario/staking/elector-messages";
import { readBag } from "./cells/read-bag";
import { VALIDATION_SECONDS } from "./genesis-config";
import { Machine } from "./core/machine";
import { networkConfig } from "./core/network-config";
import { ELECTOR } from "./genesis";
import { TestCore } from "../../testing/localnet/chain/test-core";
import { GENESIS } from "../../testing/localnet/chain/test-wallet";
import { TestValidator } from "../../testing/localnet/chain/test-validator";
import { runGetMethod } from "./vm/run-get-method";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const MINUTE = 60;
const HOUR = 3_600;
const FIRST = GENESIS.time + VALIDATION_SECONDS;
const SECOND = FIRST + VALIDATION_SECONDS;
const FUNDS = toNano(2_000_000);
/** This part of a stake is returned with the confirmation. */
const CONFIRMATION = toNano(1);
const TAKEN = "0xf374484c";
const RETURNED = "0xee6f454c";
const RECOVERED = "0xf96f7324";
const NOTHING = "0xfffffffe";

const core = new TestCore();
const machine = new Machine();
const validators = Array.from({ length: 8 }, (_, index) => new TestValidator(core, index));
const [ava, ben, cyd, dov, eli, fay, gil, hal] = [...validators, ...validators];
if (!ava || !ben || !cyd || !dov || !eli || !fay || !gil || !hal) throw new Error("too few validators");
const stakes = new Map([ava, ben, cyd, dov, eli].map((each, at) => [each, toNano(300_000 + at * 50_000)]));

async function callGetMethod(method: string, ...given: readonly bigint[]): Promise<TupleReader> {
  const { exitCode, stack } = await runGetMethod(machine, {
    address: ELECTOR,
    shardAccount: core.account(ELECTOR).shardAccount,
    config: core.host.coreStart().config,
    libraries: [],
    previousBlocks: core.host.coreStart().previousBlocks,
    now: core.now,
    lt: 0n,
    method: getMethodId(method),
    stack: serializeTuple(given.map((value) => ({ type: "int", value }))).toBoc(),
  });
  expect({ method, exitCode }).toEqual({ method, exitCode: 0 });
  return new TupleReader(parseTuple(Cell.fromBoc(Buffer.from(stack))[0] ?? Cell.EMPTY));
}

const number = async (method: string, ...given: readonly bigint[]) =>
  (await callGetMethod(method, ...given)).readBigNumber();
const rowsOf = async (method: string, ...given: readonly bigint[]) =>
  (await callGetMethod(method, ...given)).readLispList().map(itemsOf);

function itemsOf(item: TupleItem | undefined): readonly TupleItem[] {
  return item?.type === "tuple" ? item.items : [];
}

function int(item: TupleItem | undefined): bigint {
  if (item?.type !== "int") throw new Error("not a number");
  return item.value;
}

const config = () => networkConfig(readBag(core.host.coreStart().config));
const keyOf = ({ keys }: TestValidator) => keys.publicKey.toString("hex").toUpperCase();
const inForce = () => config().validators.keys.map((key) => key.toUpperCase());

/** Makes blocks from a time on until no more messages are sent. */
async function settle(from = core.now): Promise<readonly TransactionRecord[]> {
  core.now = Math.max(core.now, from);
  const made: TransactionRecord[] = [];
  for (let quiet = 0; quiet < 2;) {
    const { transactions } = await core.step();
    quiet = transactions.some(({ incoming }) => incoming !== null) ? 0 : quiet + 1;
    made.push(...transactions);
  }
  return made;
}

/** The opcodes of the elector's answers to a validator. */
function answersIn(made: readonly TransactionRecord[]) {
  const sent = made.filter(({ account }) => account === ELECTOR).flatMap(({ outgoing }) => outgoing);
  return ({ address }: TestValidator) =>
    sent.flatMap(({ destination, opcode }) => (destination === address ? [opcode] : []));
}

const balanceOf = ({ address }: TestValidator) => core.account(address).balance;

beforeAll(async () => {
  await core.giverSends(...validators.map(({ address }) => ({ to: address, coins: FUNDS })));
});

it("opens elections at the set time before the current set ends", async () => {
  await settle(FIRST - 14 * HOUR - MINUTE);
  expect(await number("active_election_id")).toBe(0n);
  await settle(FIRST - 14 * HOUR);
  expect(await number("active_election_id")).toBe(BigInt(FIRST));
});

it("accepts stakes, and returns those that are invalid", async () => {
  for (const [each, stake] of stakes) await each.stake(stake + CONFIRMATION, FIRST);
  await fay.stake(toNano(100), FIRST);
  await gil.stake(toNano(300_000), FIRST + 1);
  await hal.stake(toNano(300_000), FIRST, { keys: { ...gil.keys, publicKey: hal.keys.publicKey } });
  const answers = answersIn(await settle());
  for (const each of stakes.keys()) expect(answers(each)).toEqual([TAKEN]);
  for (const each of [fay, gil, hal]) {
    expect(answers(each)).toEqual([RETURNED]);
    expect(FUNDS - balanceOf(each)).toBeLessThan(toNano(1));
  }
  const sum = [...stakes.values()].reduce((one, other) => one + other);
  const elect = await callGetMethod("participant_list_extended");
  expect([elect.readNumber(), elect.readNumber(), elect.readBigNumber(), elect.readBigNumber()]).toEqual([
    FIRST,
    FIRST - 4 * HOUR,
    toNano(10_000),
    sum,
  ]);
  expect(elect.readLispList()).toHaveLength(stakes.size);
  expect(await number("participates_in", ben.pubkey)).toBe(stakes.get(ben));
  expect(await number("participates_in", fay.pubkey)).toBe(0n);
});

it("elects after the election has closed, in a key block", async () => {
  const before = core.blocks.length;
  await settle(FIRST - 4 * HOUR);
  const changed = core.blocks.slice(before).filter(({ config: cells }) => cells !== null);
  expect(changed.map(({ blocks: [{ keyBlock }] }) => keyBlock)).toEqual([true]);
  expect(config().scheduledTimes).toContain(FIRST);
  expect(await rowsOf("past_elections_list")).toHaveLength(1);
  await fay.stake(toNano(300_000), FIRST);
  expect(answersIn(await settle())(fay)).toEqual([RETURNED]);
});

it("activates the elected set when the previous one ends, even after a restart of the worker or the process", async () => {
  await settle(FIRST - MINUTE);
  const old = inForce();
  core.now = FIRST - 5;
  const rotation: ChainBlock = await core.step();
  const [{ keyBlock, validatorListHashShort: hash }] = rotation.blocks;
  expect(keyBlock).toBe(true);
  expect(inForce()).toEqual([...stakes.keys()].toReversed().map(keyOf));
  await core.reopen();
  const other = new TestCore(new Machine(), core.host.coreStart());
  await other.reopen();
  other.now = core.now;
  const [{ keyBlock: again, createdBy, validatorListHashShort: next }] = (await core.step()).blocks;
  expect([again, hash === next]).toEqual([false, false]);
  expect(inForce()).toContain(createdBy.toUpperCase());
  await other.step();
  const [one, same] = [await core.step(), await other.step()];
  expect(same.blocks.map(({ rootHash }) => rootHash)).toEqual(one.blocks.map(({ rootHash }) => rootHash));
  expect(old).not.toEqual(inForce());
  await settle();
  expect(await number("active_election_id")).toBe(0n);
});

it("fines a validator when enough votes support a complaint", async () => {
  const finePart = 2 ** 32 / 128;
  const complaintFields = {
    electionId: FIRST,
    accused: ava.keys.publicKey,
    severity: 1,
    fine: toNano(101),
    finePart,
  };
  await eli.send(toNano(200), newComplaint(5, { ...complaintFields, description: "Missed blocks" }));
  expect(answersIn(await settle(FIRST + HOUR))(eli)).toEqual(["0xf267634f"]);
  const [[hash] = []] = await rowsOf("list_complaints", BigInt(FIRST));
  // The validator with the highest stake comes first in the set; a second vote has no effect.
  for (const [at, voter] of [eli, dov, cyd, ben, ben].entries()) {
    const vote = { electionId: FIRST, complaint: int(hash), index: Math.min(at, 3), keys: voter.keys };
    await voter.send(toNano(2), voteForComplaint(6, vote));
    await settle();
  }
  const [listed] = await rowsOf("list_complaints", BigInt(FIRST));
  const [complaint, voters, , left] = itemsOf(listed?.[1]);
  expect(int(itemsOf(complaint)[0])).toBe(ava.pubkey);
  expect(new TupleReader([voters ?? { type: "null" }]).readLispList()).toHaveLength(4);
  expect(int(left)).toBeLessThan(0n);
  const stake = stakes.get(ava) ?? 0n;
  const fine = toNano(101) + stake / 128n;
  const [[, , , , , total] = []] = await rowsOf("past_elections");
  expect(int(total)).toBe([...stakes.values()].reduce((one, other) => one + other) - fine);
  stakes.set(ava, stake - fine);
  expect(await number("compute_returned_stake", eli.holder)).toBeGreaterThan(0n);
});

it("returns stakes with exact rewards, once only", async () => {
  for (const each of [fay, gil, hal, ben, cyd]) await each.stake(toNano(400_000), SECOND);
  await settle(SECOND - 13 * HOUR);
  for (const hours of [4, 2, 0]) await settle(SECOND - hours * HOUR);
  const [[id, unfreeze, , , , total, bonuses] = []] = await rowsOf("past_elections");
  expect([int(id), int(unfreeze)]).toEqual([BigInt(FIRST), expect.any(BigInt)]);
  expect(int(bonuses)).toBeGreaterThan(toNano(5_000));
  const reward = await number("compute_returned_stake", eli.holder);
  await eli.recover();
  expect(answersIn(await settle())(eli)).toEqual([RECOVERED]);
  expect(reward).toBeGreaterThan(0n);
  const before = await number("compute_returned_stake", dov.holder);
  expect(before).toBe(0n);
  await settle(Number(int(unfreeze)) + HOUR);
  for (const [each, stake] of stakes) {
    const owed = stake + (int(bonuses) * stake) / int(total);
    expect(await number("compute_returned_stake", each.holder)).toBe(owed);
  }
  const had = balanceOf(dov);
  await dov.recover();
  expect(answersIn(await settle())(dov)).toEqual([RECOVERED]);
  const came = balanceOf(dov) - had;
  const owed = (stakes.get(dov) ?? 0n) + (int(bonuses) * (stakes.get(dov) ?? 0n)) / int(total);
  expect(came).toBeGreaterThan(owed - toNano(1));
  expect(came).toBeLessThan(owed);
  await dov.send(toNano(1), recoverStake(8));
  expect(answersIn(await settle())(dov)).toEqual([NOTHING]);
});

it("keeps the current set when nobody stakes, and opens another election", async () => {
  const third = SECOND + VALIDATION_SECONDS;
  const before = inForce();
  for (const time of [third - 14 * HOUR, third - 4 * HOUR, third - HOUR, third]) await settle(time);
  expect(inForce()).toEqual(before);
  await settle(core.now + 2 * HOUR);
  expect(await number("active_election_id")).toBeGreaterThan(BigInt(third));
});
