import { beginCell } from "@ton/core";
import { describe, expect, it } from "vitest";
import type { MessageRow } from "./message-row";
import { parseAddress } from "../../ton/address/read-address";
import { parseHash } from "../../ton/value/hash";
import { readAnswer } from "../../toncenter/answer";
import { valueOf } from "../../../testing/toncenter/test-value";
import { messages } from "../../toncenter/v3/v3-message";
import { messages as sample } from "../../../fixtures/toncenter/v3/samples/chain";
import { ALICE, BOB, hashOf } from "../../../fixtures/toncenter/v3/samples/seed";
import { messageRow } from "./make-message-row";

const [external, internal] = sample.messages;

function rowOf(base: object | undefined, changes: object, account: string | null = ALICE): MessageRow {
  const body = JSON.stringify({ ...sample, messages: [{ ...base, ...changes }] });
  const answer = valueOf(readAnswer(messages, { status: 200, body, retryAfterMs: null }));
  const [message] = answer.messages;
  if (message === undefined) throw new Error("no message");
  return messageRow(message, account === null ? null : parseAddress(account), answer.address_book);
}

const bodyOf = (text: string) =>
  beginCell().storeUint(0, 32).storeStringTail(text).endCell().toBoc().toString("base64");
const contents = (body: string, decoded: unknown) => ({
  message_content: { hash: hashOf("body"), body, decoded },
});

describe("a message as seen from an account", () => {
  it("shows the receiver and the account's transaction if the account sent it", () => {
    expect(rowOf(internal, {})).toMatchObject({
      direction: "out",
      to: { address: BOB, name: null, bounceable: true },
      transaction: parseHash(internal?.out_msg_tx_hash ?? ""),
      operation: "Jetton transfer",
      opcode: "0x0f8a7ea5",
      amount: 250_000_000n,
      currencies: [{ id: "100", amount: 5n }],
    });
  });

  it("shows the sender by its name in the answer if the account received it", () => {
    expect(rowOf(internal, {}, BOB)).toMatchObject({
      direction: "in",
      from: { address: ALICE, name: "alice.ton", bounceable: false },
      transaction: parseHash(internal?.in_msg_tx_hash ?? ""),
    });
  });

  it("has the direction “self” if the account sent it to itself", () => {
    expect(rowOf(internal, { destination: ALICE })).toMatchObject({ direction: "self" });
  });

  it("has no sender, no coins and no time if it is external", () => {
    expect(rowOf(external, {})).toMatchObject({
      direction: "in",
      from: null,
      operation: "External message",
      amount: null,
      at: null,
    });
  });

  it("has no opcode that is really the beginning of a signature", () => {
    expect(rowOf(external, { opcode: "0x64737472", decoded_opcode: null }).opcode).toBeNull();
    expect(rowOf(external, { opcode: "0x7369676e" }).opcode).toBe("0x7369676e");
  });

  it("is called by its operation if it is a log, otherwise “Log”", () => {
    const log = { destination: null, value: null };
    expect(rowOf(internal, log)).toMatchObject({
      direction: "out",
      to: null,
      operation: "Jetton transfer",
    });
    expect(rowOf(internal, { ...log, opcode: null, decoded_opcode: null }).operation).toBe("Log");
  });

  it("has no transaction for the receiver until it is received", () => {
    expect(rowOf(internal, { in_msg_tx_hash: null }, BOB).transaction).toBeNull();
  });
});

describe("a message as seen from no account", () => {
  const [received, sent] = [internal?.in_msg_tx_hash ?? "", internal?.out_msg_tx_hash ?? ""];

  it.each([
    ["has the transaction that received it", internal, {}, received],
    ["has the transaction that sent it until it is received", internal, { in_msg_tx_hash: null }, sent],
  ])("%s", (_, base, changes, transaction) => {
    expect(rowOf(base, changes, null)).toMatchObject({
      direction: null,
      from: { address: ALICE, name: "alice.ton", bounceable: false },
      to: { address: BOB, name: null, bounceable: true },
      transaction: parseHash(transaction),
    });
  });

  it("has no sender if it is external, and no receiver if it is a log", () => {
    expect(rowOf(external, {}, null).from).toBeNull();
    expect(rowOf(internal, { destination: null }, null).to).toBeNull();
  });
});

describe("the content", () => {
  const comment = { opcode: "0x00000000", decoded_opcode: "text_comment" };

  it("is a comment that the service decoded", () => {
    const row = rowOf(internal, {
      ...comment,
      ...contents(bodyOf("no"), { "@type": "text_comment", comment: "<b>hi</b>" }),
    });
    expect(row.comment).toEqual({ text: "<b>hi</b>", length: 9 });
    expect(row.contents).toBeNull();
  });

  it("is a comment that the service has not decoded yet", () => {
    expect(rowOf(internal, { ...comment, ...contents(bodyOf("прывітанне"), null) }).comment?.text).toBe(
      "прывітанне",
    );
  });

  it("is cut if it is a long comment", () => {
    const decoded = { "@type": "text_comment", comment: "x".repeat(5_000) };
    const { comment: cut } = rowOf(internal, { ...comment, ...contents(bodyOf(""), decoded) });
    expect([cut?.text.length, cut?.length]).toEqual([2_000, 5_000]);
  });

  it("is no comment in a bounced message, which has another body", () => {
    expect(rowOf(internal, { ...comment, bounced: true }).comment).toBeNull();
  });

  it("is what the service decoded, unless it is empty or too long for a list", () => {
    const decoded = { "@type": "jetton_transfer", amount: 12345678901234567890n.toString() };
    expect(rowOf(internal, contents(bodyOf(""), decoded)).contents).toEqual(decoded);
    expect(rowOf(internal, contents(bodyOf(""), { "@type": "empty_cell" })).contents).toBeNull();
    expect(rowOf(internal, contents(bodyOf(""), { text: "x".repeat(9_000) })).contents).toBeNull();
    expect(rowOf(internal, contents(bodyOf(""), null)).contents).toBeNull();
  });

  it("has no comment if the body cannot be read", () => {
    expect(rowOf(internal, { ...comment, ...contents("te6ccgEB", null) }).comment).toBeNull();
  });
});
