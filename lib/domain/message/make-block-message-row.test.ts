import { describe, expect, it } from "vitest";
import { parseHash } from "../../ton/value/hash";
import { readAnswer } from "../../toncenter/answer";
import { valueOf } from "../../../testing/toncenter/test-value";
import { messages } from "../../toncenter/v3/v3-message";
import { messages as sample } from "../../../fixtures/toncenter/v3/samples/chain";
import { ALICE, BOB, hashOf } from "../../../fixtures/toncenter/v3/samples/seed";
import { messagesOf, runOf } from "./make-block-message-row";

const [external, internal] = valueOf(
  readAnswer(messages, { status: 200, body: JSON.stringify(sample), retryAfterMs: null }),
).messages;
if (external === undefined || internal === undefined) throw new Error("two messages");

const book = { address_book: {} };
const first = parseHash(hashOf("first"));
const second = parseHash(hashOf("second"));
const sending = runOf({ hash: first, in_msg: external, out_msgs: [internal] }, book);
const receiving = runOf({ hash: second, in_msg: internal, out_msgs: [] }, book);

describe("the messages of a block", () => {
  it("come from its transactions: the received message, then the sent ones", () => {
    expect(messagesOf([sending])).toMatchObject([
      { hash: external.hash, inBlock: "received", from: null, to: { address: ALICE }, transaction: first },
      {
        hash: internal.hash,
        inBlock: "sent",
        from: { address: ALICE },
        to: { address: BOB },
        transaction: first,
        operation: "Jetton transfer",
        amount: 250_000_000n,
      },
    ]);
  });

  it("are listed once if they were sent and received in it, and link to the receiver", () => {
    const both = { hash: internal.hash, inBlock: "both", transaction: second };
    for (const runs of [
      [sending, receiving],
      [sending, receiving, sending],
    ]) {
      const rows = messagesOf(runs);
      expect(rows.map(({ hash }) => hash)).toEqual([external.hash, internal.hash]);
      expect(rows[1]).toMatchObject(both);
    }
    expect(messagesOf([receiving, sending])[0]).toMatchObject(both);
  });

  it("are none for a transaction without messages", () => {
    expect(messagesOf([runOf({ hash: second, in_msg: null, out_msgs: [] }, book)])).toEqual([]);
  });
});
