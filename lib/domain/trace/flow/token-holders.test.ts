import { Address as CoreAddress, beginCell, type Builder } from "@ton/core";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { addressOf, hashOf } from "../../../../fixtures/toncenter/v3/samples/seed";
import { readTrace, wireTrace, type Plan } from "../../../../testing/domain/trace/test-trace-json";
import type { Address } from "../../../ton/address/address";
import { parseAddress } from "../../../ton/address/read-address";
import { AddressBook, Metadata } from "../../../toncenter/v3/address-book";
import { tokenFlows } from "./token-flow";
import { holdersOf } from "./token-holders";
import { traceTree } from "../trace-steps";

const NAME = "holders";
const account = (number: number) => parseAddress(addressOf(`${NAME} ${number}`));
const [SENDER, SENDERS, CONTRACT, STRANGER] = [account(1), account(2), account(3), account(4)];
const [MASTER, WALLET, OWNER] = [account(5), account(6), account(7)];

/** The service knows the master and the wallet of the owner. */
const METADATA = v.parse(Metadata, {
  [MASTER]: { is_indexed: true, token_info: [{ type: "jetton_masters", valid: true }] },
  [WALLET]: {
    is_indexed: true,
    token_info: [{ type: "jetton_wallets", valid: true, extra: { owner: OWNER, jetton: MASTER } }],
  },
});
const NO_GAS = { type: "ord", aborted: true, compute_ph: { skipped: true, reason: "no_gas" } };
const AMOUNT = 1_000_000n;

function body(opcode: number, amount: bigint, other: Address): object {
  const cell: Builder = beginCell().storeUint(opcode, 32).storeUint(7, 64).storeCoins(amount);
  const boc = cell.storeAddress(CoreAddress.parse(other)).endCell().toBoc().toString("base64");
  return {
    opcode: `0x${opcode.toString(16).padStart(8, "0")}`,
    message_content: { hash: null, body: boc, decoded: null },
  };
}

const order = (to: Address) => body(0x0f8a7ea5, AMOUNT, to);
const tokens = (from: Address, amount = AMOUNT) => body(0x178d4519, amount, from);
const notification = (from: Address) => body(0x7362d09c, AMOUNT, from);
const burn = (from: Address) => body(0x7bdd97de, AMOUNT, from);

function read(plans: readonly Plan[], interfaces: Readonly<Record<Address, readonly string[]>> = {}) {
  const { steps } = traceTree(readTrace(wireTrace(plans, NAME)));
  const book = Object.entries(interfaces).map(([address, names]) => [address, { interfaces: names }]);
  const names = { address_book: v.parse(AddressBook, Object.fromEntries(book)), metadata: METADATA };
  const holders = holdersOf(names, [], steps);
  return { wallets: holders.wallets, masters: holders.masters, ...tokenFlows(steps, holders) };
}

const START: Plan = { parent: null, account: 1 };
const ORDER: Plan = { parent: 0, account: 2, message: order(OWNER) };

describe("contracts that imitate jetton wallets", () => {
  const imitation: readonly Plan[] = [
    START,
    ORDER,
    { parent: 1, account: 3, message: tokens(SENDER) },
    { parent: 2, account: 7, message: notification(SENDER) },
  ];
  const refused: Plan = {
    parent: 1,
    account: 6,
    value: 1n,
    message: tokens(SENDER, 1n),
    description: NO_GAS,
  };

  it.each<[string, Plan]>([
    ["a wallet refused their tokens", refused],
    ["a master refused their tokens", { ...refused, account: 5 }],
    ["a master ignored their tokens", { parent: 1, account: 5, message: tokens(SENDER, 1n) }],
    ["a master refused their burn", { ...refused, account: 5, message: burn(SENDER) }],
    ["a wallet ignored their burn", { parent: 1, account: 6, message: burn(SENDER) }],
    ["someone else accepted their burn", { parent: 1, account: 4, message: burn(SENDER) }],
  ])("have no jetton and no owner if %s", (_, attempt) => {
    const { wallets, masters, jettons } = read([...imitation, attempt]);
    expect([...wallets.keys()]).toEqual([WALLET]);
    expect([...masters]).toEqual([MASTER]);
    expect(jettons.filter(({ jetton }) => jetton !== null)).toEqual([]);
    expect(jettons.map((one) => one.account)).not.toContain(OWNER);
    expect(jettons.map((one) => one.account)).not.toContain(SENDER);
  });

  it("are not of the jetton of a minter if nobody recognizes them", () => {
    const { wallets } = read([
      START,
      { parent: 0, account: 4 },
      { parent: 1, account: 3, message: tokens(SENDER) },
    ]);
    expect([...wallets.keys()]).toEqual([WALLET]);
  });

  it("do not take tokens from an account that their message names", () => {
    const { jettons, unknown } = read([
      START,
      ORDER,
      { parent: 1, account: 6, value: 1n, message: tokens(STRANGER), description: NO_GAS },
    ]);
    expect(jettons).toEqual([{ account: SENDERS, jetton: null, change: -AMOUNT }]);
    expect(unknown).toEqual([SENDERS]);
  });
});

describe("wallets that the service does not know", () => {
  const moved = [
    { account: SENDER, jetton: MASTER, change: -AMOUNT },
    { account: OWNER, jetton: MASTER, change: AMOUNT },
  ];

  it("are proven, with their owner, by a known wallet that accepted their tokens", () => {
    const { wallets, jettons } = read([START, ORDER, { parent: 1, account: 6, message: tokens(SENDER) }]);
    expect(wallets.get(SENDERS)).toEqual({ owner: SENDER, jetton: MASTER });
    expect(jettons).toEqual(moved);
  });

  it("are of the owner that they named to the known wallet, without an order too", () => {
    const { wallets } = read([
      { parent: null, account: 2 },
      { parent: 0, account: 6, message: tokens(STRANGER) },
    ]);
    expect(wallets.get(SENDERS)).toEqual({ owner: STRANGER, jetton: MASTER });
  });

  it("are proven by a master that accepted their burn", () => {
    const { wallets, jettons } = read([START, { parent: 0, account: 5, message: burn(SENDER) }]);
    expect(wallets.get(SENDER)?.jetton).toBe(MASTER);
    expect(jettons).toEqual([{ account: SENDER, jetton: MASTER, change: -AMOUNT }]);
  });

  it("are proven by a known wallet or master that sent them tokens, with the owner that was named", () => {
    const sent = read([
      { parent: null, account: 7 },
      { parent: 0, account: 6, message: order(STRANGER) },
      { parent: 1, account: 3, message: tokens(OWNER) },
    ]);
    expect(sent.wallets.get(CONTRACT)).toEqual({ owner: STRANGER, jetton: MASTER });
    const minted = read([
      { parent: null, account: 5 },
      { parent: 0, account: 3, message: tokens(STRANGER) },
      { parent: 1, account: 4, message: notification(STRANGER) },
    ]);
    expect(minted.wallets.get(CONTRACT)).toEqual({ owner: STRANGER, jetton: MASTER });
  });

  it("have owners by their messages if the service recognizes the contracts", () => {
    const interfaces = { [SENDERS]: ["jetton_wallet"], [CONTRACT]: ["jetton_wallet"] };
    const plans = [START, ORDER, { parent: 1, account: 3, message: tokens(SENDER) }];
    expect(read(plans, interfaces).jettons).toEqual(moved.map((one) => ({ ...one, jetton: null })));
  });

  it("are of the jetton of a minter if the service recognizes them", () => {
    const plans = [START, { parent: 0, account: 4 }, { parent: 1, account: 3, message: tokens(SENDER) }];
    expect(read(plans, { [CONTRACT]: ["jetton_wallet"] }).jettons).toEqual([
      { account: CONTRACT, jetton: STRANGER, change: AMOUNT },
    ]);
  });
});

describe("an NFT item", () => {
  const info = (valid: boolean) => ({ is_indexed: true, token_info: [{ type: "nft_items", valid }] });
  const action = { type: "nft_transfer", details: { nft_item: STRANGER } };

  it.each<[string, object]>([
    ["its metadata is known", { metadata: { [STRANGER]: info(true) } }],
    ["its contract is recognized", { book: { [STRANGER]: { interfaces: ["dns", "nft_item_simple"] } } }],
    ["an action of the service is about it", { actions: [action] }],
  ])("is known if %s", (_, known) => {
    expect([...itemsOf(known)]).toEqual([STRANGER]);
  });

  it.each<[string, object]>([
    ["nothing is known about it", {}],
    ["its metadata is not valid", { metadata: { [STRANGER]: info(false) } }],
    ["it is another contract", { book: { [STRANGER]: { interfaces: ["nft_collection", "nft_sale"] } } }],
    ["its actions are about something else", { actions: [{ ...action, details: { sender: STRANGER } }] }],
  ])("is not known if %s", (_, known) => {
    expect([...itemsOf(known)]).toEqual([]);
  });
});

interface Known {
  readonly metadata?: object;
  readonly book?: object;
  readonly actions?: readonly object[];
}

function itemsOf({ metadata = {}, book = {}, actions = [] }: Known) {
  const ids = { trace_id: null, action_id: hashOf("action"), start_lt: "1", end_lt: "2", start_utime: 1 };
  const rows = actions.map((row) => ({ ...ids, end_utime: 2, success: true, transactions: [], ...row }));
  const trace = readTrace({ ...wireTrace([START], NAME), actions: rows });
  const names = { address_book: v.parse(AddressBook, book), metadata: v.parse(Metadata, metadata) };
  return holdersOf(names, trace.actions ?? [], []).items;
}
