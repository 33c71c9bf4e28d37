import {
  Address,
  beginCell,
  Cell,
  Dictionary,
  external,
  internal,
  storeMessage,
  storeShardAccount,
  storeStateInit,
  storeTransaction,
  type Message,
  type ShardAccount,
  type Transaction,
} from "@ton/core";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBoc } from "../cell/boc";
import type { Body, NamedValue, Value } from "../bodies/value";
import { externalMessageHash } from "./external-message-hash";
import { readStructures } from "./read-structures";

const MOST = 400;
const ADDRESS = Address.parseRaw(`0:${"5b".repeat(32)}`);
const CODE = beginCell().storeUint(0xff00, 16).endCell();
const COMMENT = beginCell().storeUint(0, 32).storeStringTail("for the bread").endCell();
const STATE = { code: CODE, data: beginCell().storeUint(1, 33).endCell() };

function read(cell: Cell): readonly Body[] {
  const graph = readBoc(Uint8Array.from(cell.toBoc()));
  return readStructures(graph, graph.roots[0] ?? 0, MOST);
}

function names(cell: Cell): readonly string[] {
  return read(cell).map(({ name }) => name);
}

/** The value of a field, by the names that lead to it. */
function valueAt(body: Body | undefined, ...path: readonly string[]): Value | undefined {
  let fields: readonly NamedValue[] = body?.fields ?? [];
  let value: Value | undefined;
  for (const step of path) {
    value = fields.find(({ name }) => name === step)?.value;
    if (value?.is === "group") fields = value.fields;
    if (value?.is === "body") fields = value.body.fields;
    if (value?.is === "dictionary")
      fields = value.entries.map(({ key, value: of }) => ({
        name: key.is === "number" ? `${key.value}` : key.is,
        value: of,
      }));
  }
  return value;
}

const packed = (message: Message) => beginCell().store(storeMessage(message)).endCell();

const INTERNAL = internal({ to: ADDRESS, value: 5n, bounce: true, body: COMMENT, init: STATE });

const SENT: Message = {
  ...INTERNAL,
  info: {
    type: "internal",
    ihrDisabled: true,
    bounce: true,
    bounced: false,
    src: ADDRESS,
    dest: ADDRESS,
    value: { coins: 1_500_000_000n },
    ihrFee: 0n,
    forwardFee: 3n,
    createdLt: 7n,
    createdAt: 1_700_000_000,
  },
};

const TRANSACTION: Transaction = {
  address: 5n,
  lt: 99n,
  prevTransactionHash: 4n,
  prevTransactionLt: 98n,
  now: 1_700_000_000,
  outMessagesCount: 1,
  oldStatus: "uninitialized",
  endStatus: "active",
  inMessage: SENT,
  outMessages: Dictionary.empty(Dictionary.Keys.Uint(15), {
    serialize: (message: Message, builder) => builder.storeRef(packed(message)),
    parse: () => SENT,
  }).set(0, SENT),
  totalFees: { coins: 77n },
  stateUpdate: { oldHash: Buffer.alloc(32, 1), newHash: Buffer.alloc(32, 2) },
  description: {
    type: "generic",
    creditFirst: false,
    storagePhase: { storageFeesCollected: 8n, statusChange: "unchanged" },
    creditPhase: { credit: { coins: 9n } },
    computePhase: {
      type: "vm",
      success: false,
      messageStateUsed: true,
      accountActivated: true,
      gasFees: 10n,
      gasUsed: 1_234n,
      gasLimit: 1_000_000n,
      mode: 0,
      exitCode: 37,
      vmSteps: 55,
      vmInitStateHash: 0n,
      vmFinalStateHash: 0n,
    },
    actionPhase: {
      success: true,
      valid: true,
      noFunds: false,
      statusChange: "unchanged",
      resultCode: -14,
      totalActions: 1,
      specActions: 0,
      skippedActions: 0,
      messagesCreated: 1,
      actionListHash: 6n,
      totalMessageSize: { cells: 1n, bits: 700n },
    },
    bouncePhase: { type: "ok", messageSize: { cells: 1n, bits: 2n }, messageFees: 3n, forwardFees: 4n },
    aborted: true,
    destroyed: false,
  },
  raw: Cell.EMPTY,
  hash: () => Buffer.alloc(32),
};

const ACCOUNT: ShardAccount = {
  account: {
    addr: ADDRESS,
    storageStats: { used: { cells: 3n, bits: 900n }, storageExtra: null, lastPaid: 1_700_000_000 },
    storage: { lastTransLt: 100n, balance: { coins: 42n }, state: { type: "active", state: STATE } },
  },
  lastTransactionHash: 17n,
  lastTransactionLt: 99n,
};

describe("structures of the network, as @ton/core writes them", () => {
  it("are recognised by their form", () => {
    expect(names(packed(SENT))).toEqual(["internal_message"]);
    expect(names(packed(external({ to: ADDRESS, body: COMMENT })))).toEqual(["external_message"]);
    expect(names(beginCell().store(storeTransaction(TRANSACTION)).endCell())).toEqual(["transaction"]);
    expect(names(beginCell().store(storeShardAccount(ACCOUNT)).endCell())).toEqual(["shard_account"]);
    expect(names(beginCell().store(storeStateInit(STATE)).endCell())).toEqual(["state_init"]);
    expect(names(COMMENT)).toEqual([]);
    expect(names(Cell.EMPTY)).toEqual([]);
  });

  it("have the values that were written", () => {
    const [transaction] = read(beginCell().store(storeTransaction(TRANSACTION)).endCell());
    expect(valueAt(transaction, "lt")).toEqual({ is: "number", value: 99n });
    expect(valueAt(transaction, "status_before")).toMatchObject({ name: "uninit" });
    expect(valueAt(transaction, "total_fees")).toEqual({ is: "coins", value: 77n });
    expect(valueAt(transaction, "messages", "in_message", "body", "text")).toMatchObject({
      text: "for the bread",
    });
    expect(valueAt(transaction, "messages", "out_messages", "0", "value")).toMatchObject({
      value: 1_500_000_000n,
    });
    const phase = ["description", "compute_phase", "vm"];
    expect(valueAt(transaction, ...phase, "exit_code")).toEqual({ is: "number", value: 37n });
    expect(valueAt(transaction, ...phase, "gas_used")).toEqual({ is: "number", value: 1_234n });
    expect(valueAt(transaction, "description", "action_phase", "result_code")).toMatchObject({ value: -14n });
    const [account] = read(beginCell().store(storeShardAccount(ACCOUNT)).endCell());
    expect(valueAt(account, "account", "balance")).toEqual({ is: "coins", value: 42n });
    expect(valueAt(account, "account", "status", "state", "code")).toMatchObject({
      hash: CODE.hash().toString("hex"),
    });
  });

  it("are read for all amounts and bodies", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 2n ** 119n }),
        fc.boolean(),
        fc.uint8Array({ maxLength: 100 }),
        (value, bounce, bytes) => {
          const body = beginCell().storeBuffer(Buffer.from(bytes)).endCell();
          const [message] = read(
            beginCell()
              .store(storeMessage({ ...SENT, init: null, body }))
              .endCell(),
          );
          expect(message?.name).toBe("internal_message");
          const relaxed = { ...SENT.info, value: { coins: value }, bounce };
          const [other] = read(packed({ ...SENT, info: relaxed, body }));
          expect(valueAt(other, "value")).toEqual({ is: "coins", value });
          expect(valueAt(other, "bounce")).toEqual({ is: "flag", value: bounce });
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe("the normalized hash of an external message", () => {
  const hashOf = (message: Message) => {
    const graph = readBoc(Uint8Array.from(packed(message).toBoc()));
    return externalMessageHash(graph, graph.roots[0] ?? 0);
  };

  it("leaves out the import fee and the StateInit", () => {
    const message = external({ to: ADDRESS, body: COMMENT });
    const paid: Message = {
      ...message,
      info: { type: "external-in", dest: ADDRESS, importFee: 77n },
      init: STATE,
    };
    expect(hashOf(message)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOf(paid)).toBe(hashOf(message));
    expect(hashOf({ ...message, body: CODE })).not.toBe(hashOf(message));
  });

  it("is null for other messages", () => {
    expect(hashOf(SENT)).toBeNull();
  });
});

const REF = beginCell().storeUint(50n, 64).storeUint(41, 32).storeUint(1n, 256).storeUint(2n, 256).endCell();

function block({ isMerge, isMaster }: { readonly isMerge: boolean; readonly isMaster: boolean }): Cell {
  const two = beginCell().storeRef(REF).storeRef(REF).endCell();
  const info = beginCell()
    .storeUint(0x9bc7a987, 32)
    .storeUint(0, 32)
    .storeBit(!isMaster)
    .storeBit(isMerge)
    .storeUint(0, 5)
    .storeBit(0)
    .storeUint(1, 8)
    .storeUint(42, 32)
    .storeUint(0, 32)
    .storeUint(0, 2)
    .storeUint(0, 6)
    .storeInt(isMaster ? -1 : 0, 32)
    .storeUint(2n ** 63n, 64)
    .storeUint(1_700_000_000, 32)
    .storeUint(60n, 64)
    .storeUint(70n, 64)
    .storeUint(1, 32)
    .storeUint(2, 32)
    .storeUint(30, 32)
    .storeUint(20, 32)
    .storeUint(0xc4, 8)
    .storeUint(12, 32)
    .storeUint(494n, 64);
  if (!isMaster) info.storeRef(REF);
  info.storeRef(isMerge ? two : REF);
  return beginCell()
    .storeUint(0x11ef55aa, 32)
    .storeInt(-239, 32)
    .storeRef(info.endCell())
    .storeRef(COMMENT)
    .storeRef(CODE)
    .storeRef(Cell.EMPTY)
    .endCell();
}

describe("blocks", () => {
  it.each([
    { isMerge: false, isMaster: true },
    { isMerge: true, isMaster: false },
  ])("are read with their header: %o", (kind) => {
    const [read0] = read(block(kind));
    expect(read0?.name).toBe("block");
    expect(valueAt(read0, "global_id")).toEqual({ is: "number", value: -239n });
    expect(valueAt(read0, "info", "seqno")).toEqual({ is: "number", value: 42n });
    expect(valueAt(read0, "info", "software", "capabilities")).toMatchObject({ value: 494n });
    const previous = kind.isMerge ? ["previous_blocks", "second"] : ["previous_block"];
    expect(valueAt(read0, "info", ...previous, "seqno")).toEqual({ is: "number", value: 41n });
  });
});
