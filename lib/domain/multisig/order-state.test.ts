import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import { hasApproved, orderState } from "./order-state";

const signer = (digit: string) => parseAddress(`0:${digit.repeat(64)}`);
const [A, B, C] = [signer("A"), signer("B"), signer("C")];
const order = { threshold: 2, sent_for_execution: false, expiration_date: 1_000, signers: [A, B] };
const owners = { signers: [A, B], threshold: 2 };

test.each([
  ["waiting", {}, { now: 1_000 }],
  // The contract refuses approvals after the second in which it expires.
  ["expired", {}, { now: 1_001 }],
  ["sent", { sent_for_execution: true }, { now: 2_000 }],
  ["executed", { sent_for_execution: true }, { now: 2_000, failed: false }],
  ["failed", { sent_for_execution: true }, { now: 2_000, failed: true }],
  ["uninitialized", { threshold: null }, { now: 1 }],
  ["waiting", { expiration_date: null }, { now: 2_000 }],
  ["waiting", { sent_for_execution: null }, { now: 1 }],
  ["outdated", {}, { now: 1, owners: { ...owners, signers: [A, B, C] } }],
  ["outdated", {}, { now: 1, owners: { ...owners, signers: [A, C] } }],
  ["outdated", {}, { now: 1, owners: { ...owners, signers: [B, A] } }],
  ["outdated", {}, { now: 1, owners: { ...owners, threshold: 3 } }],
  ["waiting", {}, { now: 1, owners: { ...owners, threshold: 1 } }],
  ["waiting", { threshold: 9 }, { now: 1, owners: { ...owners, threshold: null } }],
] as const)("an order is %s with the fields %j and the evidence %j", (state, changed, evidence) => {
  expect(orderState({ ...order, ...changed }, { failed: null, owners, ...evidence })).toBe(state);
});

test("approvals are read from the bits of a mask, for up to 255 signers", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(254)), (places) => {
      const approvals_mask = places.reduce((mask, place) => mask | (1n << BigInt(place)), 0n);
      const approved = Array.from({ length: 255 }, (_, place) => place).filter((place) =>
        hasApproved({ approvals_mask }, place),
      );
      expect(approved).toEqual(places.toSorted((one, other) => one - other));
    }),
  );
  expect(hasApproved({ approvals_mask: null }, 0)).toBe(false);
  expect(hasApproved({ approvals_mask: -1n }, 3)).toBe(false);
});
