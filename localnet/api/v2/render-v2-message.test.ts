import { beginCell, type Cell } from "@ton/core";
import { expect, test } from "vitest";
import { parseAddress } from "@/lib/ton/address/read-address";
import { parseHash } from "@/lib/ton/value/hash";
import { formatOpcode } from "@/lib/ton/contract/opcode";
import type { MessageRecord } from "../../chain-records";
import { renderExtMessage, renderStdMessage } from "./render-v2-message";

function messageOf(body: Cell): MessageRecord {
  const slice = body.beginParse();
  return {
    hash: parseHash("1".repeat(64)),
    normalizedHash: null,
    source: parseAddress(`0:${"2".repeat(64)}`),
    destination: null,
    value: null,
    extraCurrencies: new Map([
      [100, 5n],
      [2 ** 32 - 1, 6n],
    ]),
    forwardFee: null,
    importFee: null,
    extraFlags: null,
    createdLt: 7n,
    createdAt: 1,
    ihrDisabled: null,
    bounce: null,
    bounced: null,
    opcode: slice.remainingBits < 32 ? null : formatOpcode(slice.loadUint(32)),
    bodyHash: parseHash(body.hash().toString("hex")),
    body: body.toBoc(),
    initHash: null,
    init: null,
    boc: body.toBoc(),
  };
}

const text = (opcode: number, bytes: Buffer) =>
  messageOf(
    beginCell()
      .storeUint(opcode, 32)
      .storeBuffer(bytes.subarray(0, 20))
      .storeRef(beginCell().storeBuffer(bytes.subarray(20)).endCell())
      .endCell(),
  );

test("a comment is read across child cells", () => {
  const comment = "a text that is longer than its first cell ✓";
  expect(renderExtMessage(text(0, Buffer.from(comment)))).toMatchObject({
    message: comment,
    msg_data: { "@type": "msg.dataText", text: Buffer.from(comment).toString("base64") },
  });
});

test("a comment that is not UTF-8 has a decode error instead of a text", () => {
  const bytes = Buffer.alloc(30, 0xff);
  const rendered = renderExtMessage(text(0, bytes));
  expect(rendered).toMatchObject({ msg_data: { "@type": "msg.dataText", text: bytes.toString("base64") } });
  expect(rendered).toHaveProperty("message_decode_error");
  expect(rendered).not.toHaveProperty("message");
});

test("an encrypted comment is not decoded", () => {
  const bytes = Buffer.alloc(30, 5);
  expect(renderStdMessage(text(0x2167da4b, bytes))).toMatchObject({
    msg_data: { "@type": "msg.dataEncryptedText", text: bytes.toString("base64") },
  });
});

test("other bodies are rendered as the padded bits of the root cell", () => {
  const body = beginCell().storeUint(0b10111, 5).storeRef(beginCell().storeUint(1, 8).endCell()).endCell();
  expect(renderExtMessage(messageOf(body))).toMatchObject({
    message: `${Buffer.from([0b10111000]).toString("base64")}\n`,
    msg_data: { "@type": "msg.dataRaw", body: body.toBoc().toString("base64"), init_state: "" },
    body_hash: body.hash().toString("base64"),
  });
});

test("absent fields are rendered as empty or zero", () => {
  expect(renderExtMessage(messageOf(beginCell().endCell()))).toMatchObject({
    destination: "",
    value: "0",
    fwd_fee: "0",
    ihr_fee: "0",
    created_lt: "7",
    extra_currencies: [
      { "@type": "extraCurrency", id: 100, amount: "5" },
      // A node writes ids with a sign.
      { "@type": "extraCurrency", id: -1, amount: "6" },
    ],
    message: "\n",
  });
});
