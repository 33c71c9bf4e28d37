import { describe, expect, it, test } from "vitest";
import { POOL } from "../../../fixtures/toncenter/v3/samples/seed";
import * as samples from "../../../fixtures/toncenter/v3/samples/validators";
import { valueOf } from "../../../testing/toncenter/test-value";
import { readAnswer } from "../../toncenter/answer";
import {
  validatorComplaints,
  validatorCycles,
  validatorElections,
  validatorEvents,
} from "../../toncenter/v3/v3-validators";
import {
  electionState,
  ownRoundRow,
  participantRow,
  roundComplaintRow,
  stakeEventRow,
  validationRoundRow,
  withReward,
} from "./make-validator-rows";
import { stakeHolderOf } from "./stake-holder";
import { mainShareOf, validationRound } from "./validation-round";
import { parseAddress } from "../../ton/address/read-address";

const body = (sample: unknown) => ({ status: 200, body: JSON.stringify(sample), retryAfterMs: null });

const cycles = valueOf(readAnswer(validatorCycles, body(samples.validatorCycles)));
const elections = valueOf(readAnswer(validatorElections, body(samples.validatorElections)));
const events = valueOf(readAnswer(validatorEvents, body(samples.validatorEvents)));
const complaints = valueOf(readAnswer(validatorComplaints, body(samples.validatorComplaints)));
const [cycle] = cycles.cycles;
const [election] = elections.elections;
const [event] = events.events;
const [complaint] = complaints.complaints;
if (cycle === undefined || election === undefined || event === undefined || complaint === undefined)
  throw new Error("samples are missing");
const book = cycles.address_book;

describe("a round", () => {
  it("has its validators with their shares of the weight, and the limits and timing of the configuration", () => {
    const round = validationRound(cycle, book);
    expect(round.members).toMatchObject([{ rank: 1, isMain: true, share: 1, maxFactor: 3, complaints: 1 }]);
    expect(round.limits?.minValidators).toBe(75);
    expect(round.timing).toEqual({ startBefore: 32_768, endBefore: 8_192, heldFor: 32_768 });
    expect(mainShareOf(round.members)).toBe(1);
  });

  it("has no stake, timing, limits and members if the service does not report them", () => {
    const { since, until, ...rest } = validationRound(
      { ...cycle, total_stake: null, elections_end_before: null, max_validators: null, validators: null },
      book,
    );
    expect(until - since).toBe(65_536);
    expect(rest).toMatchObject({ stake: null, timing: null, limits: null, members: [] });
  });

  it("has a phase that depends on the time", () => {
    const phases = [cycle.cycle_start - 1, cycle.cycle_start, cycle.cycle_end];
    expect(phases.map((now) => validationRoundRow(cycle, now).phase)).toEqual(["next", "current", "past"]);
  });

  it("has a validator's own part, with its reward while the elector still stores that", () => {
    const at = { unfreezeAt: 0, stake: 100n, reward: 7n };
    const paid = { ...at, election: cycle.election_id ?? 0 };
    const own = (rewards: readonly (typeof paid)[]) => withReward(ownRoundRow(cycle, book, 0), rewards).own;
    const stake = own([])?.stake ?? 0n;
    expect(own([paid])).toMatchObject({ rank: 1, complaints: 1, passedComplaints: 1 });
    expect(own([paid])?.reward).toBe((7n * stake) / 100n);
    expect(own([{ ...at, election: 1 }])?.reward).toBeNull();
    expect(withReward(ownRoundRow({ ...cycle, validators: [] }, book, 0), [paid]).own).toBeNull();
  });
});

test("a stake holder's part in a round is the sum of its validators, with their number instead of a rank", () => {
  const [validator] = cycle.validators ?? [];
  if (validator === undefined) throw new Error("the sample has no validator");
  const validators = [700n, 600n].map((stake, place) => ({
    ...validator,
    validator_index: place + 3,
    stake,
    weight: stake,
  }));
  const round = { ...cycle, validators, total_weight: 10_000n };
  const paid = { election: cycle.election_id ?? 0, unfreezeAt: 0, stake: 10_000n, reward: 1_000n };
  const { own } = withReward(ownRoundRow(round, book, 0), [paid]);
  expect(own).toMatchObject({ validators: 2, rank: null, publicKey: null, stake: 1_300n, reward: 130n });
  expect(own).toMatchObject({ complaints: 2, passedComplaints: 2 });
  expect(own?.share).toBeCloseTo(0.13);
});

describe("an election", () => {
  const open = { failed: false, finished: false, elect_close: 100 };
  test.each([
    ["open", open, 99],
    ["closed", open, 100],
    ["failed", { ...open, failed: true }, 100],
    ["finished", { ...open, finished: true }, 100],
    ["open", { failed: null, finished: null, elect_close: null }, 100],
  ])("has the state “%s” with %j at %d", (state, fields, now) => {
    expect(electionState(fields, now)).toBe(state);
  });

  it("has participants that are elected if they have an index in the finished set", () => {
    const [participant] = election.participants ?? [];
    if (participant === undefined) throw new Error("the sample has no participant");
    const result = (index: number | null, finished: boolean) =>
      participantRow({ ...participant, validator_index: index }, 1, { ...election, finished }, book)
        .isElected;
    expect(result(3, true)).toBe(true);
    expect(result(null, true)).toBe(false);
    expect(result(null, false)).toBeNull();
  });
});

describe("a complaint", () => {
  it("has its text, the fine and the votes", () => {
    expect(roundComplaintRow(complaint, book)).toMatchObject({
      description: { is: "text", text: "slept" },
      fine: 101_000_000_000n,
      finePart: 0,
      votes: 1,
      approved: 0.667,
      isPassed: true,
    });
  });

  it("is identified by its election if the service reports no round", () => {
    expect(roundComplaintRow({ ...complaint, cycle_start: 0 }, book).round).toBe(complaint.election_id);
  });

  it("leaves out a description that is too large", () => {
    const row = roundComplaintRow({ ...complaint, description_boc: "A".repeat(5_000) }, book);
    expect(row.boc).toBeNull();
    expect(row.description).toEqual({ is: "unknown" });
  });
});

describe("an event", () => {
  it("explains why a stake was rejected", () => {
    expect(stakeEventRow(event, book).reason).toBe("it was less than the smallest stake that is allowed");
    expect(stakeEventRow({ ...event, reason: 77 }, book).reason).toBe("reason 77");
    expect(stakeEventRow({ ...event, reason: null }, book).reason).toBeNull();
  });

  it("keeps the name of an unknown type", () => {
    expect(stakeEventRow({ ...event, type: "stake_moved" }, book)).toMatchObject({
      type: null,
      typeName: "stake_moved",
    });
  });
});

describe("a stake holder", () => {
  const row = (interfaces: string[] | null) => ({ user_friendly: null, domain: null, interfaces });
  const pool = parseAddress(POOL);
  test.each([
    [["nominator_pool"], "Nominator pool", true],
    [["tv_pool"], "Nominator pool", true],
    [["wallet_v4r2"], "Wallet v4r2", false],
    [[], null, false],
    [null, null, false],
  ])("with the interfaces %j is %j", (interfaces, kind, isPool) => {
    expect(stakeHolderOf(pool, { [pool]: row(interfaces) })).toMatchObject({ kind, isPool });
  });
});
