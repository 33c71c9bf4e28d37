import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { formatFriendly, isAddress, type Address } from "../../ton/address/address";
import { parseAddress } from "../../ton/address/read-address";
import { areSimilar } from "../../ton/address/similar-address";
import { parseHash } from "../../ton/value/hash";
import { walletNetworkOf } from "../../ton/contract/wallet-network";
import type { OrderedSend, SignedOrder } from "../../ton/sending/signed-order";
import type { SendFacts } from "./send-facts";
import { acceptedInit, similarAmong, type SendSubject } from "./send-subject";
import { SEND_RULES, sendWarnings } from "./send-warnings";

const WALLET = parseAddress(`0:${"11".repeat(32)}`);
const SHOP = parseAddress(`0:${"22".repeat(32)}`);
const NOW = 1_800_000_000;
const MAINNET_ID = 0x80000000 ^ -239;
const TESTNET_ID = 0x80000000 ^ -3;

const SEND: OrderedSend = {
  is: "message",
  mode: 3,
  to: SHOP,
  value: 1_000_000_000n,
  bounce: true,
  extraCurrencies: null,
  extraFlags: null,
  init: null,
  body: null,
};

const ORDER: SignedOrder = {
  layout: "wallet_v4_external_message",
  signature: "aa".repeat(64),
  seqno: 7,
  walletId: 698_983_191,
  validUntil: NOW + 60,
  sends: [SEND],
  others: 0,
  whole: true,
};

const STATE: NonNullable<SendFacts["destination"]> = {
  status: "active",
  balance: 5_000_000_000n,
  codeHash: null,
  kind: "wallet_v4r2",
  seqno: 7,
  walletId: 698_983_191,
  maySign: null,
  isSuspended: false,
  frozenHash: null,
  time: NOW,
};

const FACTS: SendFacts = {
  destination: STATE,
  signature: "valid",
  accounts: [
    { address: WALLET, status: "active", isWallet: true },
    { address: SHOP, status: "active", isWallet: false },
  ],
  fees: { importFee: 1_000_000n, storage: 10n, gas: 2_000_000n, forward: 500_000n },
  feesProblem: null,
  transaction: null,
  problem: null,
  asOfMs: NOW * 1_000,
};

interface Changes {
  readonly order?: Partial<SignedOrder> | null;
  readonly send?: Partial<OrderedSend>;
  readonly state?: Partial<typeof STATE> | null;
  readonly facts?: Partial<SendFacts> | null;
  readonly init?: SendSubject["message"]["init"];
  readonly testnet?: boolean;
}

function subjectOf({ order, send, state, facts, init = null, testnet = false }: Changes): SendSubject {
  const sends = send === undefined ? ORDER.sends : [{ ...SEND, ...send }];
  return {
    message: {
      destination: WALLET,
      init,
      body: { is: "empty" },
      order: order === null ? null : { ...ORDER, sends, ...order },
    },
    facts:
      facts === null
        ? null
        : { ...FACTS, destination: state === null ? null : { ...STATE, ...state }, ...facts },
    nowS: NOW,
    testnet,
  };
}

const idsOf = (changes: Changes) => sendWarnings(subjectOf(changes)).map(({ id }) => id);

const FROZEN = parseHash("ff".repeat(32));
const INIT = {
  hash: parseHash("00".repeat(32)),
  codeHash: null,
  kind: "wallet_v4r2",
  seqno: 0,
  walletId: 698_983_191,
  fits: true,
};
const initWith = (more: Partial<typeof INIT> = {}): SendSubject["message"]["init"] => ({ ...INIT, ...more });

/** An address that begins, and ends but for its checksum, like another. */
function imitated(address: Address): Address {
  const text = `${address.slice(0, 12)}${"9".repeat(44)}${address.slice(56)}`;
  return isAddress(text) ? text : address;
}

describe("warnings about a message", () => {
  test.each<[string, Changes, readonly string[]]>([
    ["an ordinary message", {}, []],
    ["an expired message", { order: { validUntil: NOW } }, ["expired"]],
    [
      "a message that has expired by the chain's time, but not by ours",
      { state: { time: NOW + 61 } },
      ["expired"],
    ],
    ["a used seqno", { order: { seqno: 6 } }, ["seqno-used"]],
    ["a seqno that is too high", { order: { seqno: 8 } }, ["seqno-ahead"]],
    ["a seqno where the chain's is unknown", { order: { seqno: 8 }, state: { seqno: null } }, []],
    ["another wallet id", { order: { walletId: 1 } }, ["wallet-id"]],
    ["an invalid signature", { facts: { signature: "invalid" } }, ["signature"]],
    ["signatures that are disabled", { state: { maySign: false } }, ["signatures-off"]],
    [
      "a wallet that is not deployed",
      { state: { status: "uninit", seqno: null, walletId: null } },
      ["not-deployed"],
    ],
    [
      "a wallet that the message deploys",
      { state: { status: "uninit", seqno: null, walletId: null }, init: initWith(), order: { seqno: 0 } },
      [],
    ],
    [
      "a wallet that the message deploys, with another seqno",
      { state: { status: "uninit", seqno: null, walletId: null }, init: initWith() },
      ["seqno-ahead"],
    ],
    [
      "a StateInit of another address",
      { state: { status: "uninit", seqno: null, walletId: null }, init: initWith({ fits: false }) },
      ["other-init"],
    ],
    ["a StateInit of another address for a deployed wallet", { init: initWith({ fits: false }) }, []],
    ["a frozen account", { state: { status: "frozen", seqno: null, walletId: null } }, ["frozen"]],
    [
      "a frozen account that gets the state that was frozen, whatever its address",
      {
        state: { status: "frozen", seqno: null, walletId: null, frozenHash: FROZEN },
        init: initWith({ fits: false, hash: FROZEN }),
        order: { seqno: 0 },
      },
      [],
    ],
    [
      "a frozen account that gets another state, even that of its address",
      {
        state: { status: "frozen", seqno: null, walletId: null, frozenHash: FROZEN },
        init: initWith(),
      },
      ["other-init"],
    ],
    [
      "a frozen account whose state is not known",
      { state: { status: "frozen", seqno: null, walletId: null }, init: initWith({ fits: false }) },
      [],
    ],
    ["a suspended account with a contract", { state: { isSuspended: true } }, []],
    [
      "a suspended account without a contract",
      {
        state: { status: "uninit", seqno: null, walletId: null, isSuspended: true },
        init: initWith(),
        order: { seqno: 0 },
      },
      ["suspended"],
    ],
    ["a value above the balance", { send: { value: 6_000_000_000n } }, ["balance"]],
    ["all of the balance", { send: { mode: 128 + 2, value: 0n } }, ["all-of-balance"]],
    [
      "an account that is deleted",
      { send: { mode: 128 + 32, value: 0n } },
      ["all-of-balance", "deletes-account"],
    ],
    [
      "a high fee",
      { facts: { fees: { importFee: 0n, storage: 0n, gas: 500_000_000n, forward: 0n } } },
      ["high-fee"],
    ],
    [
      "a fee that is high for the value",
      {
        send: { value: 300_000_000n },
        facts: { fees: { importFee: 0n, storage: 0n, gas: 60_000_000n, forward: 0n } },
      },
      ["high-fee"],
    ],
    ["an imitated recipient", { send: { to: imitated(WALLET) } }, ["similar-address"]],
    [
      "a doubtful name",
      {
        facts: {
          accounts: [{ address: SHOP, status: "active", isWallet: false, doubt: "Reported as scam" }],
        },
      },
      ["doubtful-name"],
    ],
    [
      "a bounceable message to an account that does not exist",
      { facts: { accounts: [{ address: SHOP, status: "nonexist", isWallet: false }] } },
      ["bounces"],
    ],
    [
      "a non-bounceable message to an account that is not deployed",
      {
        send: { bounce: false },
        facts: { accounts: [{ address: SHOP, status: "uninit", isWallet: false }] },
      },
      ["new-recipient"],
    ],
    ["an unknown contract", { state: { kind: null, seqno: null, walletId: null } }, ["not-a-wallet"]],
    ["an unknown body", { order: null }, ["not-a-wallet"]],
    ["a body that was not read to its end", { order: { whole: false } }, ["not-all-read"]],
    [
      "a message that is on the chain, and used its seqno itself",
      { order: { seqno: 6 }, facts: { transaction: parseHash("ab".repeat(32)) } },
      ["on-chain"],
    ],
    ["facts that could not be loaded", { facts: null }, []],
    ["a destination that could not be loaded", { state: null }, []],
    [
      "a v5 message that does not ignore errors",
      { order: { layout: "w5_external_signed_request" }, send: { mode: 1 } },
      ["errors-not-ignored"],
    ],
    [
      "a v5 message of testnet",
      {
        order: { layout: "w5_external_signed_request", walletId: TESTNET_ID },
        state: { kind: "wallet_v5r1", walletId: MAINNET_ID },
      },
      ["wrong-network", "wallet-id"],
    ],
    [
      "a v5 message of mainnet, on testnet",
      {
        testnet: true,
        order: { layout: "w5_external_signed_request", walletId: MAINNET_ID },
        state: { kind: "wallet_v5r1", walletId: null },
      },
      ["wrong-network"],
    ],
    [
      "a v5 message of its network",
      {
        order: { layout: "w5_external_signed_request", walletId: MAINNET_ID },
        state: { kind: "wallet_v5r1", walletId: MAINNET_ID },
      },
      [],
    ],
  ])("for %s", (_, changes, expected) => {
    expect(idsOf(changes)).toEqual(expected);
  });

  it("have unique labels of at most four words", () => {
    const labels = SEND_RULES.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    for (const label of labels) expect(label).toMatch(/^[A-Z]\S*( \S+){0,3}$/);
  });

  it("are ordered by level: refused, care, note", () => {
    const levels = SEND_RULES.map(({ level }) => ["refused", "care", "note"].indexOf(level));
    expect(levels).toEqual(levels.toSorted((one, other) => one - other));
  });

  it("are unique, and report a used seqno, whatever the numbers are (property)", () => {
    const number = fc.option(fc.integer({ min: -(2 ** 31), max: 2 ** 32 - 1 }));
    fc.assert(
      fc.property(
        number,
        number,
        number,
        number,
        fc.nat(255),
        fc.bigInt({ min: 0n, max: 2n ** 120n }),
        (...all) => {
          const [seqno, walletId, validUntil, expected, mode, value] = all;
          const found = sendWarnings(
            subjectOf({
              order: { seqno, walletId, validUntil },
              send: { mode, value },
              state: { seqno: expected },
            }),
          );
          expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
          const isUsed = seqno !== null && expected !== null && seqno < expected;
          expect(found.some(({ id }) => id === "seqno-used")).toBe(isUsed);
        },
      ),
    );
  });
});

describe("similar addresses", () => {
  it("have the same beginning and end, but differ", () => {
    expect(areSimilar(WALLET, imitated(WALLET))).toBe(true);
    expect(areSimilar(WALLET, WALLET)).toBe(false);
    expect(areSimilar(WALLET, SHOP)).toBe(false);
    expect(similarAmong([SHOP, WALLET, imitated(WALLET)])).toEqual([WALLET, imitated(WALLET)]);
  });

  it("are similar in both directions, and never with different beginnings (property)", () => {
    const address = fc
      .uint8Array({ minLength: 32, maxLength: 32 })
      .map((bytes) => parseAddress(`0:${Buffer.from(bytes).toString("hex").toUpperCase()}`));
    fc.assert(
      fc.property(address, address, (one, other) => {
        expect(areSimilar(one, other)).toBe(areSimilar(other, one));
        expect(areSimilar(one, imitated(one))).toBe(imitated(one) !== one);
        const ends = (of: Address) => formatFriendly(of, { bounceable: true, testnet: false }).slice(2, 6);
        expect(areSimilar(one, other) && ends(one).toLowerCase() !== ends(other).toLowerCase()).toBe(false);
      }),
    );
  });
});

test.each([
  [MAINNET_ID, 0, "mainnet"],
  [TESTNET_ID, 0, "testnet"],
  [MAINNET_ID ^ 3, 0, "mainnet"],
  [(0x80000000 | (0xff << 23)) ^ -239, -1, "mainnet"],
  [0x80000000 ^ -77, 0, null],
  [698_983_191, 0, null],
])("wallet id %d in workchain %d is of %s", (id, workchain, network) => {
  expect(walletNetworkOf(id | 0, workchain)).toBe(network);
});

it("a state that the message brings counts only where the destination takes it", () => {
  const foreign = { ...INIT, fits: false, hash: FROZEN };
  const frozen = { status: "frozen", frozenHash: FROZEN };
  expect(acceptedInit(INIT, null)).toBe(INIT);
  expect(acceptedInit(foreign, null)).toBeNull();
  expect(acceptedInit(INIT, { status: "uninit", frozenHash: null })).toBe(INIT);
  expect(acceptedInit(foreign, frozen)).toBe(foreign);
  expect(acceptedInit(INIT, frozen)).toBeNull();
  expect(acceptedInit(INIT, { ...frozen, frozenHash: null })).toBeNull();
});
