import {
  Address,
  beginCell,
  Cell,
  Dictionary,
  storeTransaction,
  type Message,
  type TransactionDescription,
} from "@ton/core";
import { describe, expect, test } from "vitest";
import { parseHash } from "../../ton/value/hash";
import { skippedOf } from "./transaction-failure";
import { outcomeIn } from "./transaction-outcome";

const FEES = { coins: 0n };
const ACTION = {
  success: true,
  valid: true,
  noFunds: false,
  statusChange: "unchanged",
  resultCode: 0,
  totalActions: 0,
  specActions: 0,
  skippedActions: 0,
  messagesCreated: 0,
  actionListHash: 0n,
  totalMessageSize: { cells: 0n, bits: 0n },
} as const;

const ran = (success: boolean, exitCode: number) =>
  ({
    type: "vm",
    success,
    messageStateUsed: false,
    accountActivated: false,
    gasFees: 1n,
    gasUsed: 1n,
    gasLimit: 1n,
    mode: 0,
    exitCode,
    vmSteps: 1,
    vmInitStateHash: 0n,
    vmFinalStateHash: 0n,
  }) as const;

const GENERIC = { type: "generic", creditFirst: true, aborted: false, destroyed: false } as const;
const STORAGE = { storageFeesCollected: 0n, statusChange: "unchanged" } as const;

/** A transaction in which only the description matters. */
function cellOf(description: TransactionDescription, inMessage?: Message): Cell {
  return beginCell()
    .store(
      storeTransaction({
        address: 1n,
        lt: 7n,
        prevTransactionHash: 0n,
        prevTransactionLt: 0n,
        now: 1,
        outMessagesCount: 0,
        oldStatus: "active",
        endStatus: "active",
        outMessages: Dictionary.empty(),
        totalFees: FEES,
        stateUpdate: { oldHash: Buffer.alloc(32), newHash: Buffer.alloc(32) },
        description,
        ...(inMessage === undefined ? {} : { inMessage }),
        raw: Cell.EMPTY,
        hash: () => Buffer.alloc(0),
      }),
    )
    .endCell();
}

function outcomeOfCell(cell: Cell, of = cell) {
  return outcomeIn(cell.toBoc().toString("base64"), parseHash(of.hash().toString("hex")));
}

describe("the outcome is read from a transaction:", () => {
  const cases: readonly [string, TransactionDescription, object][] = [
    [
      "it ran",
      { ...GENERIC, computePhase: ran(true, 0), actionPhase: ACTION },
      {
        type: "ord",
        aborted: false,
        compute_ph: { skipped: false, success: true, exit_code: 0 },
        bounce: null,
      },
    ],
    [
      "its code failed and it bounced",
      {
        ...GENERIC,
        aborted: true,
        computePhase: ran(false, 709),
        bouncePhase: {
          type: "ok",
          messageSize: { cells: 0n, bits: 0n },
          messageFees: 0n,
          forwardFees: 0n,
        },
      },
      { aborted: true, compute_ph: { success: false, exit_code: 709 }, action: null, bounce: { type: "ok" } },
    ],
    [
      "its action phase failed",
      {
        ...GENERIC,
        aborted: true,
        computePhase: ran(true, 0),
        actionPhase: { ...ACTION, success: false, resultCode: 37 },
      },
      { aborted: true, action: { success: false, result_code: 37 } },
    ],
    [
      "there was no contract",
      { ...GENERIC, aborted: true, computePhase: { type: "skipped", reason: "no-state" } },
      { compute_ph: { skipped: true, reason: "no_state", success: null, exit_code: null } },
    ],
    [
      "it is a tick-tock transaction",
      {
        type: "tick-tock",
        isTock: true,
        storagePhase: STORAGE,
        computePhase: ran(true, 0),
        aborted: false,
        destroyed: false,
      },
      { type: "tick_tock", is_tock: true, compute_ph: { success: true } },
    ],
    [
      "only storage was paid for",
      { type: "storage", storagePhase: STORAGE },
      { type: "storage", is_tock: null, aborted: false, compute_ph: null, action: null, bounce: null },
    ],
  ];
  test.each(cases)("%s", (_, description, outcome) => {
    expect(outcomeOfCell(cellOf(description))).toMatchObject(outcome);
  });
});

describe("whether the inbound message came back is read from the transaction:", () => {
  const account = new Address(0, Buffer.alloc(32, 1));
  const fromAccount = (bounced: boolean): Message => ({
    info: {
      type: "internal",
      ihrDisabled: true,
      bounce: !bounced,
      bounced,
      src: account,
      dest: account,
      value: { coins: 1n },
      ihrFee: 0n,
      forwardFee: 0n,
      createdLt: 1n,
      createdAt: 1,
    },
    body: beginCell().storeUint(0xffffffff, 32).endCell(),
  });
  const external: Message = {
    info: { type: "external-in", dest: account, importFee: 0n },
    body: beginCell().storeUint(0xffffffff, 32).endCell(),
  };
  test.each([
    ["it did", fromAccount(true), true],
    ["it did not, whatever its body begins with", fromAccount(false), false],
    ["it came from outside", external, false],
    ["there is none", undefined, null],
  ])("%s", (_, message, isReturned) => {
    const cell = cellOf({ ...GENERIC, computePhase: ran(true, 0) }, message);
    expect(outcomeOfCell(cell)?.isReturned).toBe(isReturned);
  });
});

test("the outcome is read from a transaction of a suspended account, which `@ton/core` cannot write", () => {
  const [, ...others] = cellOf({ ...GENERIC, computePhase: ran(true, 0) }).refs.toReversed();
  const description = beginCell()
    .storeUint(0b0000, 4)
    // The credit comes first; neither storage nor credit phase; the code did not run; no action phase.
    .storeUint(0b100_0110_0, 8)
    // Aborted, not bounced, not destroyed.
    .storeUint(0b100, 3)
    .endCell();
  const transaction = beginCell().storeUint(0b0111, 4);
  for (const other of others.toReversed()) transaction.storeRef(other);
  const outcome = outcomeOfCell(transaction.storeRef(description).endCell());
  expect(outcome).toMatchObject({
    type: "ord",
    aborted: true,
    compute_ph: { skipped: true, reason: "suspended", success: null, exit_code: null },
    action: null,
    bounce: null,
  });
  expect(outcome && skippedOf(outcome)).toBe("address suspended");
});

describe("there is no outcome", () => {
  const good = cellOf({ ...GENERIC, computePhase: ran(true, 0) });

  test("of a transaction with another hash", () => {
    expect(outcomeOfCell(good, beginCell().storeBit(1).endCell())).toBeNull();
  });

  test("of anything that is not a transaction", () => {
    expect(outcomeOfCell(beginCell().storeUint(7, 4).endCell())).toBeNull();
    expect(outcomeIn("no bag", parseHash("0".repeat(64)))).toBeNull();
    expect(outcomeIn("", parseHash("0".repeat(64)))).toBeNull();
  });

  test("of a transaction whose description is another cell", () => {
    const bits = beginCell().storeBits(good.bits);
    for (const ref of [...good.refs.slice(0, -1), Cell.EMPTY]) bits.storeRef(ref);
    expect(outcomeOfCell(bits.endCell())).toBeNull();
  });
});

/** A StateInit whose dictionary of libraries has as many entries as two to the power of `forks`, in few cells. */
function manyLibraries(forks: number): Cell {
  const keyLeft = 256 - forks;
  let edge = beginCell()
    .storeUint(0b110, 3)
    .storeUint(keyLeft, Math.ceil(Math.log2(keyLeft + 1)))
    .storeBit(true)
    .storeRef(Cell.EMPTY)
    .endCell();
  for (let fork = 0; fork < forks; fork += 1)
    edge = beginCell().storeUint(0b00, 2).storeRef(edge).storeRef(edge).endCell();
  return beginCell().storeUint(0b00001, 5).storeRef(edge).endCell();
}

test("the outcome is read without the contents of the messages", () => {
  const plain = cellOf({
    ...GENERIC,
    storagePhase: STORAGE,
    computePhase: ran(true, 0),
    actionPhase: ACTION,
  });
  const message = beginCell()
    .storeUint(0b10, 2)
    .storeUint(0, 2)
    .storeAddress(new Address(0, Buffer.alloc(32)))
    .storeCoins(0)
    .storeUint(0b11, 2)
    .storeRef(manyLibraries(60))
    .storeBit(false)
    .endCell();
  const [, ...others] = plain.refs;
  const builder = beginCell()
    .storeBits(plain.bits)
    .storeRef(beginCell().storeBit(true).storeRef(message).storeBit(false).endCell());
  for (const other of others) builder.storeRef(other);
  expect(outcomeOfCell(builder.endCell())).toMatchObject({ type: "ord", compute_ph: { success: true } });
});
