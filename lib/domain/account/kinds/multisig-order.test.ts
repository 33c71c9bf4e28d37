import { Address, beginCell, Cell, Dictionary, internal, storeMessageRelaxed } from "@ton/core";
import { expect, test } from "vitest";
import { cardLines } from "../../../../testing/domain/account/test-card-lines";
import { raw } from "../../../../testing/ton/bodies/test-bodies";
import { parseAddress } from "../../../ton/address/read-address";
import { MULTISIG_ORDER } from "./multisig-order";

const someone = (byte: number) => new Address(0, Buffer.alloc(32, byte));
const [ORDER, MULTISIG, ALICE, BOB] = [someone(1), someone(2), someone(3), someone(4)];

function send(mode: number, value: bigint, body = Cell.EMPTY): Cell {
  const message = internal({ to: ALICE, value, bounce: true, body });
  return beginCell()
    .storeUint(0xf1381e5b, 32)
    .storeUint(mode, 8)
    .storeRef(beginCell().store(storeMessageRelaxed(message)))
    .endCell();
}

const signers = beginCell()
  .storeDictDirect(Dictionary.empty(Dictionary.Keys.Uint(8), Dictionary.Values.Address()).set(0, BOB))
  .endCell();
const changeOwners = beginCell()
  .storeUint(0x1d0cfbd3, 32)
  .storeUint(1, 8)
  .storeRef(signers)
  .storeMaybeRef(null)
  .endCell();
const jettonTransfer = beginCell()
  .storeUint(0x0f8a7ea5, 32)
  .storeUint(0, 64)
  .storeCoins(7n)
  .storeAddress(BOB)
  .storeAddress(ALICE)
  .storeBit(false)
  .storeCoins(1n)
  .storeBit(false)
  .endCell();

function orderBoc(actions: readonly Cell[]): string {
  const dictionary = Dictionary.empty(Dictionary.Keys.Uint(8), Dictionary.Values.Cell());
  for (const [place, action] of actions.entries()) dictionary.set(place, action);
  return beginCell().storeDictDirect(dictionary).endCell().toBoc().toString("base64");
}

/** The facts, with the letters of accounts instead of their addresses. */
async function factsOf(changed: object) {
  const order = {
    address: raw(ORDER),
    multisig_address: raw(MULTISIG),
    order_seqno: "5",
    threshold: 2,
    sent_for_execution: false,
    approvals_mask: "1",
    approvals_num: 1,
    expiration_date: 4_000_000_000,
    signers: [raw(ALICE), raw(BOB)],
    // As the service answers for actions that it could not parse.
    actions: [{ destination: raw(ALICE), value: "0", send_mode: 130, parsed: false, error: "unknown" }],
    ...changed,
  };
  const answer = { orders: [order], address_book: {} };
  const lines = await cardLines(MULTISIG_ORDER, parseAddress(raw(ORDER)), answer);
  return lines.map((line) => line.replaceAll(ALICE.toString(), "A").replaceAll(BOB.toString(), "B"));
}

test.each([
  ["the whole balance", send(128, 0n), "Send the whole balance to A · Sends the whole balance"],
  [
    "the whole balance with the multisig itself",
    send(160, 0n),
    "Send the whole balance to A · Sends the whole balance and destroys the multisig",
  ],
  ["other signers", changeOwners, "Change signers to B, threshold 1 of 1 · no proposers"],
  [
    "a jetton transfer",
    send(1, 100_000_000n, jettonTransfer),
    "Transfer 7 raw units of an unknown token to B · from jetton wallet A with 0.1 TON",
  ],
])("the card of a multisig order tells %s from its cells", async (_, action, line) => {
  const lines = await factsOf({ order_boc: orderBoc([action]) });
  expect(lines.at(-1)).toBe(`Actions: ${line}`);
});

test("the card of a multisig order counts the actions that it leaves out", async () => {
  const lines = await factsOf({ order_boc: orderBoc(Array.from({ length: 12 }, () => send(1, 5n))) });
  expect(lines.at(-1)).toMatch(/\/ and 2 more$/);
});

test("the card of a multisig order says that its cells are undecodable", async () => {
  expect(await factsOf({ order_boc: "AAAA" })).toContain("Actions: Undecodable");
});

test.each([
  ["Sent for execution", { sent_for_execution: true }],
  ["Expired", { expiration_date: 1 }],
  ["Not initialized", { threshold: null }],
  [null, {}],
])("the status of a multisig order is %s for %j, which its answer tells", async (status, changed) => {
  const found = (await factsOf(changed)).filter((line) => line.startsWith("Status"));
  expect(found).toEqual(status === null ? [] : [`Status: ${status}`]);
});
