import { beginCell, Dictionary, internal, storeMessageRelaxed, type Cell } from "@ton/core";
import { assert, property, uint8Array } from "fast-check";
import { expect, test } from "vitest";
import { parseAddress } from "@/lib/ton/address/read-address";
import { parseHash } from "@/lib/ton/value/hash";
import type { OrderRow } from "../../../indexer/multisig/order-rows";
import { renderOrderActions, addressesOfActions } from "./multisig-order-actions";
import { ALICE, BOB } from "../../../../testing/localnet/api/v3/test-short-chain";

const HASH = parseHash("0".repeat(64));

function orderOf(actions: Uint8Array): OrderRow {
  return {
    address: ALICE,
    multisig: BOB,
    number: 0n,
    threshold: 1,
    executed: false,
    approvals: 0n,
    approvalsCount: 0,
    expiresAt: 1,
    signers: [],
    lastLt: 1n,
    codeHash: HASH,
    dataHash: HASH,
    actions,
  };
}

function listed(...actions: readonly Cell[]): OrderRow {
  const places = Dictionary.empty(Dictionary.Keys.Uint(8), Dictionary.Values.Cell());
  for (const [place, action] of actions.entries()) places.set(place, action);
  return orderOf(beginCell().storeDictDirect(places).endCell().toBoc());
}

function sending(body: Cell): Cell {
  const message = internal({ to: `0:${"12".repeat(32)}`, value: 5n, bounce: true, body });
  return beginCell()
    .storeUint(0xf1381e5b, 32)
    .storeUint(3, 8)
    .storeRef(beginCell().store(storeMessageRelaxed(message)))
    .endCell();
}

const friend = beginCell().storeUint(0b100, 3).storeInt(0, 8).storeUint(7, 256).endCell();
const FRIEND = parseAddress(`0:${"7".padStart(64, "0")}`);

const JETTONS = beginCell()
  .storeUint(0x0f8a7ea5, 32)
  .storeUint(9, 64)
  .storeCoins(500n)
  .storeSlice(friend.beginParse())
  .storeUint(0, 2)
  .storeBit(false)
  .storeCoins(1n)
  .storeBit(false)
  .storeUint(0, 32)
  .storeStringTail("for you")
  .endCell();

const ITEM = beginCell()
  .storeUint(0x5fcc3d14, 32)
  .storeUint(9, 64)
  .storeSlice(friend.beginParse())
  .storeUint(0, 2)
  .storeBit(false)
  .storeCoins(0n)
  .storeBit(false)
  .endCell();

test.each([
  ["an empty body", beginCell().endCell(), "ton_transfer", { comment: "", encrypted: false }],
  [
    "a jetton transfer",
    JETTONS,
    "jetton_transfer",
    {
      query_id: 9,
      amount: "500",
      destination: FRIEND,
      response: null,
      custom_payload: null,
      comment: "for you",
      payload_sum_type: "TextComment",
    },
  ],
  [
    "an item transfer",
    ITEM,
    "nft_transfer",
    { new_owner: FRIEND, response_destination: null, forward_amount: "0" },
  ],
  [
    "a truncated jetton transfer",
    beginCell().storeUint(0x0f8a7ea5, 32).endCell(),
    "unknown",
    { opcode: 0x0f8a7ea5 },
  ],
  ["an unknown opcode", beginCell().storeUint(0xbadc0de, 32).endCell(), "unknown", { opcode: 0xbadc0de }],
])("an action with %s is rendered with its type and fields", (_what, body, type, expected) => {
  const [action] = renderOrderActions(listed(sending(body)));
  expect(action).toMatchObject({
    value: "5",
    send_mode: 3,
    parsed: true,
    parsed_body_type: type,
    parsed_body: expected,
  });
});

test("the addresses in actions are collected", () => {
  const actions = renderOrderActions(listed(sending(JETTONS)));
  expect(addressesOfActions(actions)).toEqual([parseAddress(`0:${"12".repeat(32)}`), FRIEND]);
});

test("an unknown action does not hide the others", () => {
  const unknown = beginCell().storeUint(1, 32).endCell();
  const actions = renderOrderActions(listed(unknown, sending(ITEM)));
  expect(actions.map(({ parsed, parsed_body_type: type }) => [parsed, type])).toEqual([
    [false, "unknown"],
    [true, "nft_transfer"],
  ]);
});

test("cells that are not a list of actions have no actions", () => {
  expect(renderOrderActions(orderOf(beginCell().storeUint(7, 8).endCell().toBoc()))).toEqual([]);
  assert(
    property(uint8Array({ maxLength: 200 }), (bytes) => {
      expect(Array.isArray(renderOrderActions(orderOf(bytes)))).toBe(true);
    }),
  );
});
