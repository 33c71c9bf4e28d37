import { expect, test } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import { multisigOrders, multisigWallets } from "../../../fixtures/toncenter/v3/samples/wallets";
import { MultisigOrder, Multisig } from "../../toncenter/v3/v3-multisig";
import * as v from "valibot";
import { membershipOf, ownApproval } from "./account-multisigs";

const order = v.parse(MultisigOrder, multisigOrders.orders[0]);
const multisig = v.parse(Multisig, multisigWallets.multisigs[0]);
const [first, second] = order.signers;
const stranger = parseAddress(`0:${"7".repeat(64)}`);

test("a signer has approved an order only if every place of the account among the signers has", () => {
  const approvals_mask = 0b01n;
  const approvalOf = (signers: typeof order.signers, member = first) =>
    member === undefined ? null : ownApproval({ ...order, signers, approvals_mask }, member);
  expect(approvalOf(order.signers)).toBe("approved");
  expect(approvalOf(order.signers, second)).toBe("pending");
  expect(approvalOf(order.signers, stranger)).toBeNull();
  expect(approvalOf([...order.signers, ...order.signers])).toBe("pending");
});

test("an account is a signer, a proposer, or neither", () => {
  const role = (changed: Partial<Multisig>) => membershipOf({ ...multisig, ...changed }, stranger).role;
  expect(role({})).toBeNull();
  expect(role({ proposers: [stranger] })).toBe("proposer");
  expect(role({ proposers: [stranger], signers: [stranger] })).toBe("signer");
});
