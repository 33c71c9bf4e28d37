import { createPublicKey, verify } from "node:crypto";
import {
  Address,
  beginCell,
  Cell,
  external,
  internal,
  storeMessage,
  storeMessageRelaxed,
  type Message,
} from "@ton/core";
import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { keysOf } from "../../../localnet/chain/key-pairs";
import { normalizedHash } from "../../../localnet/chain/cells/normalized-hash";
import { readBag } from "../../../localnet/chain/cells/read-bag";
import { openWallet, orderMessage } from "../../../localnet/scenario/wallet";
import { WALLET_KINDS, type WalletVersion } from "../../../localnet/scenario/wallets/wallet-kinds";
import { fuzzRuns } from "../../../testing/ton/fuzz-runs";
import { anyText, damaged, readsOrRefuses } from "../../../testing/ton/test-garbage";
import { parseAddress } from "../address/read-address";
import { readBoc } from "../cell/boc";
import { codeName } from "../contract/code-names";
import { walletKeyIn } from "../contract/wallet-key";
import { externalMessageHash } from "../structure/external-message-hash";
import { FormatError } from "../value/format-error";
import { isHash } from "../value/hash";
import { openMessage } from "./open-message";
import { readSendable, rootOf } from "./sendable-message";

const RECIPIENT = Address.parseRaw(`0:${"AB".repeat(32)}`);
const KEY = keysOf("a test of messages", "somebody");
const NOW = 1_800_000_000;
const NETWORK = { globalId: -239 };

const payment = (coins: bigint, mode: number) => ({
  mode,
  message: internal({ to: RECIPIENT, value: coins, bounce: true, body: "for tea" }),
});

function made(version: WalletVersion, number = 7, deploy = false) {
  const wallet = openWallet(version, KEY, NETWORK);
  const few = Math.min(2, wallet.kind.maxPayments);
  const payments = [payment(1_500_000_000n, 3), payment(25n, 128 + 2)].slice(0, few);
  return { wallet, cell: orderMessage(wallet, { number, now: NOW, payments }, deploy) };
}

/** The kinds with a known layout. */
const VERSIONS = Object.keys(WALLET_KINDS).filter(
  (name): name is WalletVersion => Object.hasOwn(WALLET_KINDS, name) && name !== "v5beta",
);

const bagOf = (cell: Cell) => cell.toBoc().toString("base64");

function publicKeyOf(hex: string) {
  const key = Buffer.from(`302a300506032b6570032100${hex}`, "hex");
  return createPublicKey({ key, format: "der", type: "spki" });
}

describe.each(VERSIONS)("a message to a wallet %s", (version) => {
  const { wallet, cell } = made(version);
  const hash = wallet.init.code.hash().toString("hex");
  const kind = isHash(hash) ? codeName(hash) : null;

  it("has its destination and its sends", () => {
    const { destination, order, body, init } = readSendable(bagOf(cell), kind);
    expect(destination).toBe(parseAddress(wallet.address.toRawString()));
    expect(init).toBeNull();
    expect(body.is).toBe("read");
    const [first] = order?.sends ?? [];
    expect(first).toMatchObject({
      is: "message",
      mode: 3,
      value: 1_500_000_000n,
      bounce: true,
      init: null,
      to: parseAddress(RECIPIENT.toRawString()),
      body: { is: "body", body: { name: "text_comment" } },
    });
    expect(order?.sends.length).toBe(Math.min(2, wallet.kind.maxPayments));
    expect(order?.whole).toBe(true);
  });

  it("has a seqno and a time limit if its version has them", () => {
    const { order } = readSendable(bagOf(cell), kind);
    const isHighload = version.startsWith("highload");
    expect(order?.seqno).toBe(isHighload ? null : 7);
    expect(order?.validUntil === null).toBe(version.startsWith("v1"));
    expect(Math.abs((order?.validUntil ?? NOW) - NOW)).toBeLessThanOrEqual(86_400);
  });

  it("has a signature that its key verifies, and not a changed one (mutation)", () => {
    const { order, signedHash } = readSendable(bagOf(cell), kind);
    const data = rootOf(wallet.init.data);
    const key = data === null || kind === null ? null : walletKeyIn(kind, data);
    expect(key).toBe(Buffer.from(KEY.publicKey).toString("hex"));
    const signature = Buffer.from(order?.signature ?? "", "hex");
    const check = (bytes: Buffer) =>
      verify(null, Buffer.from(signedHash ?? "", "hex"), publicKeyOf(key ?? ""), bytes);
    expect(check(signature)).toBe(true);
    signature[9] = (signature[9] ?? 0) ^ 1;
    expect(check(signature)).toBe(false);
  });

  it("can contain a StateInit that fits its destination", () => {
    const { init } = readSendable(bagOf(made(version, 0, true).cell));
    expect(init).toMatchObject({ fits: true, kind });
  });
});

test.each(["v2r1", "v3r2", "v4r2", "v5r1"] as const)(
  "a message to a wallet %s is recognised by its form when the wallet is unknown",
  (version) => {
    expect(readSendable(bagOf(made(version).cell)).order?.sends).toHaveLength(2);
  },
);

it("reads every spelling as the same message", () => {
  const boc = made("v4r2").cell.toBoc();
  const forms = [boc.toString("hex"), `0x${boc.toString("hex").toUpperCase()}`, boc.toString("base64url")];
  const read = forms.map((text) => readSendable(text));
  expect(new Set([readSendable(Uint8Array.from(boc)), ...read].map(({ hash }) => hash)).size).toBe(1);
  expect(readSendable(` ${boc.toString("base64").replaceAll(/(.{20})/g, "$1\n")} `)).toEqual(read[0]);
});

describe("the normalized hash", () => {
  const body = beginCell().storeUint(7, 32).storeRef(beginCell().storeUint(1, 8)).endCell();
  const to = openWallet("v4r2", KEY, NETWORK);
  const info = { type: "external-in", dest: to.address, importFee: 0n } as const;
  const plain: Message = { info, body };
  const written = (message: Message, forceRef: boolean) =>
    beginCell().store(storeMessage(message, { forceRef })).endCell();

  it("is the same whatever the optional parts are (TEP-467)", () => {
    const forms = [
      written(plain, true),
      written(plain, false),
      written({ ...plain, init: to.init }, true),
      written({ ...plain, info: { ...info, importFee: 12n } }, true),
    ].map((cell) => readSendable(bagOf(cell)));
    expect(new Set(forms.map(({ hash }) => hash)).size).toBeGreaterThan(2);
    expect(new Set(forms.map(({ normalizedHash: hash }) => hash)).size).toBe(1);
    expect(forms[0]?.normalizedHash).toBe(forms[0]?.hash);
  });

  it("is the hash by which the embedded chain finds messages (property)", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 200n }), fc.boolean(), (content, forceRef) => {
        const cell = written(
          external({ to: RECIPIENT, body: beginCell().storeUint(content, 256).endCell() }),
          forceRef,
        );
        const own = readSendable(bagOf(cell));
        const theirs = normalizedHash(own.destination, readBag(openMessage(bagOf(cell)).body.toBoc()));
        expect(own.normalizedHash).toBe(theirs);
      }),
      { numRuns: 50 },
    );
  });
});

function reasonOf(input: string | Uint8Array): string {
  try {
    readSendable(input);
  } catch (error) {
    if (error instanceof FormatError) return error.reason;
    throw error;
  }
  return "none";
}

const deep = (levels: number) => {
  let cell = beginCell().storeUint(1, 8).endCell();
  for (let level = 0; level < levels; level += 1) cell = beginCell().storeRef(cell).endCell();
  return cell;
};
const wide = () => {
  let level = Array.from({ length: 6_300 }, (_, place) => beginCell().storeUint(place, 16).endCell());
  while (level.length > 1)
    level = Array.from({ length: Math.ceil(level.length / 4) }, (_, at) => {
      const builder = beginCell();
      for (const cell of level.slice(at * 4, at * 4 + 4)) builder.storeRef(cell);
      return builder.endCell();
    });
  return level[0] ?? Cell.EMPTY;
};
const toRecipient = (body: Cell) =>
  beginCell()
    .store(storeMessage(external({ to: RECIPIENT, body })))
    .endCell();

test.each<[string, string | Uint8Array, RegExp]>([
  ["nothing", "", /empty/],
  ["words", "send me a coin", /neither hexadecimal nor base64/],
  ["other bytes", "00".repeat(30), /does not begin like a bag/],
  ["a body alone", bagOf(beginCell().storeUint(0x7369676e, 32).endCell()), /does not begin like an external/],
  [
    "an internal message",
    bagOf(
      beginCell()
        .store(storeMessageRelaxed(internal({ to: RECIPIENT, value: 1n })))
        .endCell(),
    ),
    /internal message/,
  ],
  ["a log", bagOf(beginCell().storeUint(3, 2).endCell()), /log/],
  ["an empty cell", bagOf(Cell.EMPTY), /does not begin like an external/],
  ["a cut message", bagOf(beginCell().storeUint(2, 2).storeUint(0, 2).endCell()), /fields/],
  ["more than 65,535 bytes", new Uint8Array(65_536), /longer than 65535 bytes/],
  ["more than 8,192 cells", bagOf(toRecipient(wide())), /at most 8192/],
  ["more than 512 levels", bagOf(toRecipient(deep(520))), /deeper than 512/],
  [
    "an exotic cell",
    bagOf(beginCell().storeUint(2, 8).storeUint(1, 256).endCell({ exotic: true })),
    /exotic/,
  ],
])("refuses %s", (_, input, reason) => {
  expect(reasonOf(input)).toMatch(reason);
});

it("reads a StateInit whose libraries unfold to billions of entries", () => {
  const depth = 60;
  let dictionary = beginCell()
    .storeUint(0b10, 2)
    .storeUint(256 - depth, 8)
    .storeUint(0, 256 - depth)
    .storeBit(false)
    .storeRef(Cell.EMPTY)
    .endCell();
  for (let level = 0; level < depth; level += 1)
    dictionary = beginCell().storeUint(0, 2).storeRef(dictionary).storeRef(dictionary).endCell();
  const cell = beginCell()
    .storeUint(2, 2)
    .storeUint(0, 2)
    .storeAddress(RECIPIENT)
    .storeCoins(0)
    .storeBit(true)
    .storeBit(false)
    .storeUint(0, 4)
    .storeMaybeRef(dictionary)
    .storeBit(false)
    .endCell();
  const { init, normalizedHash: hash } = readSendable(bagOf(cell));
  expect(init).toMatchObject({ fits: false, codeHash: null });
  const graph = readBoc(bagOf(cell));
  expect(externalMessageHash(graph, graph.roots[0] ?? 0)).toBe(hash);
});

const FUZZ = fuzzRuns("messages to send");

/** Signing takes longer than reading. */
const WHOLE_MESSAGES = VERSIONS.flatMap((version) =>
  [false, true].map((deploy) => made(version, 3, deploy).cell.toBoc({ idx: false, crc32: false })),
);

/** Bytes of a message with a few of them changed: most of them pass the header, as random ones never do. */
const damagedMessage = fc
  .tuple(
    fc.constantFrom(...WHOLE_MESSAGES),
    fc.array(fc.tuple(fc.nat(2_000), fc.nat(255)), { minLength: 0, maxLength: 4 }),
  )
  .map(([whole, changes]) => {
    const bytes = Uint8Array.from(whole);
    for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
    return bytes;
  });

/** Well-formed bags of arbitrary cells that begin like an external message. */
const anyMessage = fc
  .tuple(
    fc.bigInt({ min: 0n, max: 2n ** 700n - 1n }),
    fc.nat(700),
    fc.array(fc.tuple(fc.bigInt({ min: 0n, max: 2n ** 900n - 1n }), fc.nat(900), fc.nat(4)), {
      maxLength: 9,
    }),
  )
  .map(([head, headBits, cells]) => {
    const below: Cell[] = [];
    for (const [data, bits, refs] of cells) {
      const builder = beginCell().storeUint(BigInt.asUintN(bits, data), bits);
      for (const ref of below.slice(0, refs)) builder.storeRef(ref);
      below.unshift(builder.endCell());
    }
    const root = beginCell()
      .storeUint(2, 2)
      .storeUint(0, 2)
      .storeAddress(RECIPIENT)
      .storeUint(BigInt.asUintN(headBits, head), headBits);
    for (const cell of below.slice(0, 4)) root.storeRef(cell);
    return Uint8Array.from(root.endCell().toBoc());
  });

it("any input is read or refused with a reason (property)", () => {
  const kinds = VERSIONS.map((version) => {
    const hash = openWallet(version, KEY, NETWORK).init.code.hash().toString("hex");
    return isHash(hash) ? codeName(hash) : null;
  });
  const pasted: fc.Arbitrary<string | Uint8Array> = fc.oneof(
    { weight: 5, arbitrary: damagedMessage },
    { weight: 5, arbitrary: anyMessage },
    { weight: 1, arbitrary: anyText },
    { weight: 2, arbitrary: damaged(fc.constantFrom(...VERSIONS.map((each) => bagOf(made(each).cell)))) },
  );
  let opened = 0;
  fc.assert(
    fc.property(pasted, fc.constantFrom(null, ...kinds), (input, kind) => {
      expect(
        readsOrRefuses(() => {
          readSendable(input, kind);
          opened += 1;
        }),
      ).toBe(true);
    }),
    FUZZ,
  );
  // Most of the cases reach the fields.
  expect(opened).toBeGreaterThan(FUZZ.numRuns / 10);
}, 120_000);
