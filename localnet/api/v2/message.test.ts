import { beginCell, type Cell } from "@ton/core";
import { expect, test } from "vitest";
import { parseAddress } from "@/lib/ton/address/read-address";
import { parseHash } from "@/lib/ton/value/hash";
import { formatOpcode } from "@/lib/ton/contract/opcode";
import type { MessageRecord } from "../../records";
import { extMessage, stdMessage } from "./message";

function messageOf(body: Cell): MessageRecord {
  const slice = body.beginParse();
  return {
    hash: parseHash("1".repeat(64)),
    normalizedHash: null,
    source: parseAddress(`0:${"2".repeat(64)}`),
    destination: null,
    value: null,
    extraCurrencies: new Map([[100, 5n]]),
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

test("a text goes on in the cells that follow", () => {
  const said = "a text that is longer than its first cell ✓";
  expect(extMessage(text(0, Buffer.from(said)))).toMatchObject({
    message: said,
    msg_data: { "@type": "msg.dataText", text: Buffer.from(said).toString("base64") },
  });
});

test("a text that is not UTF-8 says so", () => {
  const bytes = Buffer.alloc(30, 0xff);
  const told = extMessage(text(0, bytes));
  expect(told).toMatchObject({ msg_data: { "@type": "msg.dataText", text: bytes.toString("base64") } });
  expect(told).toHaveProperty("message_decode_error");
  expect(told).not.toHaveProperty("message");
});

test("an encrypted text stays as it is", () => {
  const bytes = Buffer.alloc(30, 5);
  expect(stdMessage(text(0x2167da4b, bytes))).toMatchObject({
    msg_data: { "@type": "msg.dataEncryptedText", text: bytes.toString("base64") },
  });
});

test("anything else is told with the bits of its first cell, filled up", () => {
  const body = beginCell().storeUint(0b10111, 5).storeRef(beginCell().storeUint(1, 8).endCell()).endCell();
  expect(extMessage(messageOf(body))).toMatchObject({
    message: `${Buffer.from([0b10111000]).toString("base64")}\n`,
    msg_data: { "@type": "msg.dataRaw", body: body.toBoc().toString("base64"), init_state: "" },
    body_hash: body.hash().toString("base64"),
  });
});

test("what the outside world does not have is empty", () => {
  expect(extMessage(messageOf(beginCell().endCell()))).toMatchObject({
    destination: "",
    value: "0",
    fwd_fee: "0",
    ihr_fee: "0",
    created_lt: "7",
    extra_currencies: [{ "@type": "extraCurrency", id: 100, amount: "5" }],
    message: "\n",
  });
});
