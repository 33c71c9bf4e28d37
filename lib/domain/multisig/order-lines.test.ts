import { Address, beginCell, Cell, comment, Dictionary, internal, storeMessageRelaxed } from "@ton/core";
import { expect, test } from "vitest";
import { raw } from "../../../testing/ton/bodies/test-bodies";
import { parseAddress } from "../../ton/address/read-address";
import { readBoc } from "../../ton/cell/boc";
import { readOrderSteps } from "../../ton/multisig/order-steps";
import { namesFrom } from "../action/action-names";
import type { Token } from "../action/action-row";
import { partsText } from "../action/part-text";
import { jettonWalletsIn, orderLines } from "./order-lines";

const someone = (byte: number) => new Address(0, Buffer.alloc(32, byte));
const [ALICE, BOB, WALLET] = [someone(0xaa), someone(0xbb), someone(0xcc)];
const NETWORK = { testnet: false, coin: "GRAM" };
const TIDE: Token = {
  master: parseAddress(raw(someone(0xdd))),
  symbol: "TIDE",
  decimals: 6,
  doubt: null,
  picture: null,
};

interface Sent {
  readonly to?: Address;
  readonly value?: bigint;
  readonly body?: Cell;
  readonly mode?: number;
}

function send({ to = ALICE, value = 5_000_000_000n, body = Cell.EMPTY, mode = 1 }: Sent = {}): Cell {
  const message = internal({ to, value, bounce: true, body });
  return beginCell()
    .storeUint(0xf1381e5b, 32)
    .storeUint(mode, 8)
    .storeRef(beginCell().store(storeMessageRelaxed(message)))
    .endCell();
}

const members = (addresses: readonly Address[]) => {
  const dictionary = Dictionary.empty(Dictionary.Keys.Uint(8), Dictionary.Values.Address());
  for (const [place, address] of addresses.entries()) dictionary.set(place, address);
  return beginCell().storeDictDirect(dictionary).endCell();
};

const owners = (threshold: number, signers: readonly Address[], proposers: readonly Address[] = []) =>
  beginCell()
    .storeUint(0x1d0cfbd3, 32)
    .storeUint(threshold, 8)
    .storeRef(members(signers))
    .storeMaybeRef(proposers.length === 0 ? null : members(proposers))
    .endCell();

function stepsOf(actions: readonly Cell[]) {
  const dictionary = Dictionary.empty(Dictionary.Keys.Uint(8), Dictionary.Values.Cell());
  for (const [place, action] of actions.entries()) dictionary.set(place, action);
  const order = beginCell().storeDictDirect(dictionary).endCell();
  const graph = readBoc(new Uint8Array(order.toBoc()));
  return readOrderSteps(graph, graph.roots[0] ?? -1)?.steps ?? [];
}

/** As text, with the letters of accounts instead of their addresses. */
function linesOf(...actions: readonly Cell[]) {
  const text = (parts: Parameters<typeof partsText>[0]) =>
    [ALICE, BOB, WALLET].reduce(
      (all, address, place) => all.replaceAll(address.toString(), "ABW".charAt(place)),
      partsText(parts, NETWORK),
    );
  const tokens = new Map([[parseAddress(raw(WALLET)), TIDE]]);
  return orderLines(stepsOf(actions), namesFrom({}, {}, "GRAM"), tokens).map(
    ({ sentence, details, warning }) => [
      text(sentence),
      ...details.map(text),
      ...(warning === null ? [] : [warning]),
    ],
  );
}

const transfer = (amount: bigint) =>
  beginCell()
    .storeUint(0x0f8a7ea5, 32)
    .storeUint(0, 64)
    .storeCoins(amount)
    .storeAddress(BOB)
    .storeAddress(ALICE)
    .storeBit(false)
    .storeCoins(1n)
    .storeBit(true)
    .storeRef(comment("Rent"))
    .endCell();

const giveNft = beginCell()
  .storeUint(0x5fcc3d14, 32)
  .storeUint(0, 64)
  .storeAddress(BOB)
  .storeAddress(ALICE)
  .storeBit(false)
  .storeCoins(1n)
  .storeBit(false)
  .endCell();

const burn = beginCell()
  .storeUint(0x595f07bc, 32)
  .storeUint(0, 64)
  .storeCoins(7n)
  .storeAddress(ALICE)
  .storeBit(false)
  .endCell();

test.each<[string, Cell, readonly string[]]>([
  ["a payment", send(), ["Send 5 GRAM to A"]],
  ["a payment with a comment", send({ body: comment("Flour") }), ["Send 5 GRAM to A", "“Flour”"]],
  [
    "the largest amount of coins",
    send({ value: 2n ** 120n - 1n }),
    ["Send 1329227995784915872903807060.280344575 GRAM to A"],
  ],
  ["the whole balance", send({ mode: 128 }), ["Send the whole balance to A", "Sends the whole balance"]],
  [
    "the destruction of the multisig",
    send({ mode: 160 }),
    ["Send the whole balance to A", "Sends the whole balance and destroys the multisig"],
  ],
  [
    "a payment whose errors are ignored",
    send({ mode: 3 }),
    ["Send 5 GRAM to A", "continues if it cannot be sent"],
  ],
  [
    "tokens",
    send({ to: WALLET, body: transfer(1_500_000n) }),
    ["Transfer 1.5 TIDE to B", "“Rent”", "from jetton wallet W with 5 GRAM"],
  ],
  [
    "tokens of an unknown wallet",
    send({ body: transfer(1_500_000n) }),
    ["Transfer 1500000 raw units of an unknown token to B", "“Rent”", "from jetton wallet A with 5 GRAM"],
  ],
  ["a burn", send({ to: WALLET, body: burn }), ["Burn 0.000007 TIDE", "in jetton wallet W with 5 GRAM"]],
  ["an NFT", send({ body: giveNft }), ["Transfer NFT A to B", "with 5 GRAM"]],
  [
    "a transfer that is cut short",
    send({ body: beginCell().storeUint(0x0f8a7ea5, 32).storeUint(0, 9).endCell() }),
    ["Call Jetton transfer of A", "with 5 GRAM"],
  ],
  [
    "an operation without a layout",
    send({ body: beginCell().storeUint(0xdeadbeef, 32).endCell() }),
    ["Send 5 GRAM to A", "with undecoded data"],
  ],
  ["new signers", owners(2, [ALICE, BOB]), ["Change signers to A, B, threshold 2 of 2", "no proposers"]],
  ["new proposers", owners(1, [ALICE], [BOB]), ["Change signers to A, threshold 1 of 1", "proposers B"]],
  [
    "a threshold that nobody reaches",
    owners(3, [ALICE]),
    [
      "Change signers to A, threshold 3 of 1",
      "no proposers",
      "Execution fails: the threshold does not fit the number of signers",
    ],
  ],
  [
    "an unknown operation",
    beginCell().storeUint(0x12345678, 32).endCell(),
    ["Nothing: unknown operation 0x12345678", "The contract skips operations that it does not have"],
  ],
  ["an empty action", Cell.EMPTY, ["Undecodable action", "Execution fails at an action of another form"]],
])("the line of an order describes %s", (_name, action, line) => {
  expect(linesOf(action)).toEqual([line]);
});

test("the first twenty of 255 signers are named", () => {
  const [[sentence = ""] = []] = linesOf(
    owners(
      200,
      Array.from({ length: 255 }, (_, place) => someone(place)),
    ),
  );
  expect(sentence).toMatch(/ and 235 more, threshold 200 of 255$/);
});

test("the jetton wallets of an order are those that transfer or burn tokens, each listed once", () => {
  const steps = stepsOf([
    send({ to: WALLET, body: transfer(1n) }),
    send({ to: WALLET, body: burn }),
    send({ to: BOB }),
    send({ to: BOB, body: giveNft }),
  ]);
  expect(jettonWalletsIn(steps)).toEqual([raw(WALLET)]);
});
