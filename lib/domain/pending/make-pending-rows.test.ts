import { describe, expect, it, test } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import { parseHash } from "../../ton/value/hash";
import { readAnswer } from "../../toncenter/answer";
import { valueOf } from "../../../testing/toncenter/test-value";
import { pendingActions } from "../../toncenter/v3/v3-action";
import {
  pendingActions as actionSamples,
  pendingTraces as traceSamples,
} from "../../../fixtures/toncenter/v3/samples/actions";
import { ALICE, hashOf } from "../../../fixtures/toncenter/v3/samples/seed";
import { transactionWith } from "../../../testing/toncenter/v3/test-transaction";
import { pendingTraces } from "../../toncenter/v3/v3-trace";
import {
  rowOfTransaction,
  rowsOfActions,
  rowsOfTraces,
  rowsOfTransactionsIn,
  stageOfMessage,
} from "./make-pending-rows";

const wire = (body: object) => ({ status: 200, body: JSON.stringify(body), retryAfterMs: null });
const [action] = actionSamples.actions;
const [trace] = traceSamples.traces;
const message = parseHash(hashOf("message from outside"));

/** The phrases of a sentence, without names and amounts. */
const phrasesOf = (parts: readonly { readonly is: string; readonly text?: string }[] | undefined) =>
  parts?.flatMap((part) => (part.is === "phrase" ? [part.text] : [])).join("…");

describe("pending actions", () => {
  const rows = (changes: object, account: string | null = null) =>
    rowsOfActions(
      valueOf(
        readAnswer(pendingActions, wire({ ...actionSamples, actions: [{ ...action, ...changes }, action] })),
      ),
      account === null ? null : parseAddress(account),
      "TON",
    );

  it("have an id made of the starting message and their index in its trace", () => {
    expect(rows({}).map(({ id, message: begins }) => [id, begins])).toEqual([
      [`${message} 1`, message],
      [`${message} 2`, message],
    ]);
    const [alone] = rows({ trace_external_hash: null });
    expect([alone?.id, alone?.message]).toEqual([`${parseHash(hashOf("action ton_transfer"))} 1`, null]);
  });

  it("are described from an account's view or from no account's", () => {
    expect(phrasesOf(rows({})[0]?.actions[0]?.sentence)).toContain(" sent ");
    expect(rows({}, ALICE)[0]?.actions[0]?.direction).toBe("out");
    expect(rows({})[0]?.actions[0]?.direction).toBeNull();
  });

  test.each([
    ["pending", "pending"],
    ["confirmed", "confirmed"],
    ["finalized", "finalized"],
    [null, "pending"],
    ["something new", "pending"],
  ])("with the finality %j have the stage “%s”", (finality, stage) => {
    expect(rows({ finality })[0]?.stage).toBe(stage);
  });
});

describe("pending transactions", () => {
  const row = (fields: object) => rowOfTransaction(transactionWith(fields), {});

  test.each([
    [{ finality: "pending", emulated: true }, "pending"],
    [{ finality: "confirmed", emulated: true }, "confirmed"],
    [{ finality: "finalized", emulated: false }, "finalized"],
    // Answers of service versions without `finality`.
    [{ emulated: true }, "pending"],
    [{ emulated: false }, "confirmed"],
    [{}, "pending"],
  ])("with %o are %s", (fields, stage) => {
    expect(row(fields).stage).toBe(stage);
  });

  it("keep the hash of their inbound message as id, since their own hash will change", () => {
    const hash = hashOf("message from outside");
    expect(row({ in_msg: { hash } })).toMatchObject({ id: message, message });
    expect(row({})).toMatchObject({ id: row({}).transaction?.hash, message: null });
  });

  it("know the message from outside that starts their trace", () => {
    expect(row({ trace_external_hash: hashOf("message from outside") }).trace).toBe(message);
    expect(row({ trace_external_hash: null }).trace).toBeNull();
  });
});

describe("pending traces", () => {
  const read = (changes: object) =>
    valueOf(readAnswer(pendingTraces, wire({ ...traceSamples, traces: [{ ...trace, ...changes }] })));
  const parts = Object.entries(trace?.transactions ?? {});
  const stages = (...finalities: readonly string[]) => ({
    transactions: Object.fromEntries(
      parts.map(([hash, row], place) => [hash, { ...row, finality: finalities[place] ?? "finalized" }]),
    ),
  });

  test.each([
    [["pending"], "pending", 1],
    [["finalized", "confirmed"], "confirmed", 0],
    [["finalized"], "finalized", 0],
    [["confirmed", "pending", "pending"], "pending", 2],
  ] as const)(
    "with transactions that are %j are %s, like the least final one",
    (finalities, stage, pendingCount) => {
      const [row] = rowsOfTraces(read(stages(...finalities)), "TON");
      expect([row?.stage, row?.size]).toEqual([
        stage,
        { total: parts.length, inBlock: parts.length - pendingCount },
      ]);
    },
  );

  it("have the hash of their first message as id, and list all expected actions", () => {
    const [row] = rowsOfTraces(read({ external_hash: hashOf("message from outside") }), "TON");
    expect([row?.id, row?.message]).toEqual([message, message]);
    expect(row?.actions.map(({ label }) => label)).toEqual(["Transfer"]);
    expect(rowsOfTraces(read({ external_hash: null }), "TON")[0]?.message).toMatch(/^[0-9a-f]{64}$/);
  });

  it("can have no actions yet", () => {
    const [row] = rowsOfTraces(read({ actions: null, transactions: null, external_hash: null }), "TON");
    expect(row).toMatchObject({
      actions: [],
      size: { total: 0, inBlock: 0 },
      message: null,
      stage: "pending",
    });
  });

  it("are split into transactions, the newest first", () => {
    const rows = rowsOfTransactionsIn(read({}));
    const times = rows.map(({ transaction }) => transaction?.lt ?? 0n);
    expect(times).toHaveLength(parts.length);
    expect(new Set(rows.map((row) => row.trace))).toEqual(new Set([message]));
    expect(times).toEqual(times.toSorted((one, other) => Number(other - one)));
  });
});

test.each(["pending", "confirmed", "finalized"])(
  "a message has the stage of the transaction that receives it: %s",
  (finality) => {
    const other = parseHash(hashOf("another message"));
    const receiving = { in_msg: { hash: other, hash_norm: message }, finality, emulated: null };
    const unrelated = { in_msg: null, finality: "finalized", emulated: null };
    expect([message, other].map((hash) => stageOfMessage([unrelated, receiving], hash))).toEqual([
      finality,
      finality,
    ]);
    expect(stageOfMessage([unrelated], message)).toBeNull();
  },
);
