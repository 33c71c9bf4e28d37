import { expect, it } from "vitest";
import * as samples from "../../../fixtures/toncenter/v3/samples/validators";
import { valueOf } from "../../../testing/toncenter/test-value";
import { readAnswer } from "../../toncenter/answer";
import { validatorComplaints } from "../../toncenter/v3/v3-validators";
import type { ComplaintVote } from "../../toncenter/v3/validator-rows";
import { complaintVoters } from "./complaint-votes";

const body = { status: 200, body: JSON.stringify(samples.validatorComplaints), retryAfterMs: null };
const [complaint] = valueOf(readAnswer(validatorComplaints, body)).complaints;
if (complaint === undefined) throw new Error("the sample is missing");

const vote = (index: number, weight: bigint | null): ComplaintVote => ({
  validator_index: index,
  validator_pubkey: null,
  adnl_addr: null,
  weight,
});
const votersOf = (votes: readonly ComplaintVote[], percent: number | null = 60) =>
  complaintVoters({ ...complaint, voted_validators: [...votes], approved_percent: percent }).map(
    ({ rank, share }) => [rank, share],
  );

it("voters are listed by weight, with their share of the weight of the set", () => {
  expect(votersOf([vote(4, 1n), vote(0, 3n)])).toEqual([
    [1, 0.45],
    [5, 0.15],
  ]);
});

it("voters have no share if a weight or the share of all votes is unknown", () => {
  expect(votersOf([vote(4, 1n), vote(0, null)])).toEqual([
    [5, null],
    [1, null],
  ]);
  expect(votersOf([vote(4, 1n)], null)).toEqual([[5, null]]);
  expect(votersOf([])).toEqual([]);
});
