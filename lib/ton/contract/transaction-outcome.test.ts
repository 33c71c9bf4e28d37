import { beginCell, Cell, Dictionary, storeTransaction, type TransactionDescription } from "@ton/core";
import { describe, expect, test } from "vitest";
import { parseHash } from "../value/hash";
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

/** A transaction of which only the description matters. */
function cellOf(description: TransactionDescription): Cell {
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
        raw: Cell.EMPTY,
        hash: () => Buffer.alloc(0),
      }),
    )
    .endCell();
}

function outcomeOfCell(cell: Cell, of = cell) {
  return outcomeIn(cell.toBoc().toString("base64"), parseHash(of.hash().toString("hex")));
}

describe("how a transaction went is read from it:", () => {
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
      "it could not send what it wanted to",
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
      "it ran by itself",
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

describe("there is no outcome", () => {
  const good = cellOf({ ...GENERIC, computePhase: ran(true, 0) });

  test("of a transaction with another hash", () => {
    expect(outcomeOfCell(good, beginCell().storeBit(1).endCell())).toBeNull();
  });

  test("of what is no transaction, whatever it is", () => {
    expect(outcomeOfCell(beginCell().storeUint(7, 4).endCell())).toBeNull();
    expect(outcomeIn("no bag", parseHash("0".repeat(64)))).toBeNull();
    expect(outcomeIn("", parseHash("0".repeat(64)))).toBeNull();
  });

  test("where its description is another cell", () => {
    const bits = beginCell().storeBits(good.bits);
    for (const ref of [...good.refs.slice(0, -1), Cell.EMPTY]) bits.storeRef(ref);
    expect(outcomeOfCell(bits.endCell())).toBeNull();
  });
});
