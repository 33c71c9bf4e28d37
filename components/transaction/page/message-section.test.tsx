import { beginCell } from "@ton/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { transactions as sample } from "@/fixtures/toncenter/v3/samples/chain";
import { readAnswer } from "@/lib/toncenter/answer";
import { transactions } from "@/lib/toncenter/v3/v3-transaction-lists";
import { valueOf } from "@/testing/toncenter/test-value";
import { textOf } from "../../../testing/components/entity/test-markup";
import { MessageDetails } from "./message-section";
import { LOCALNET } from "../../../testing/domain/network/test-page-networks";

const ORIGINAL = beginCell().storeUint(0xd53276db, 32).storeUint(5, 64).endCell();
const INFO = beginCell().storeCoins(7n).storeBit(false).storeUint(77, 64).storeUint(1_700_000_000, 32);
const BODY = beginCell()
  .storeUint(0xfffffffe, 32)
  .storeRef(ORIGINAL)
  .storeRef(INFO.endCell())
  .storeUint(1, 8)
  .storeInt(47, 32)
  .storeBit(true)
  .storeUint(1000, 32)
  .storeUint(20, 32);

/** A message with this body, as its card shows it. */
function shown(body: string, bounced: boolean): string {
  const [first] = sample.transactions;
  const message_content = { hash: null, body, decoded: null };
  const in_msg = {
    ...first?.out_msgs[0],
    opcode: "0xfffffffe",
    decoded_opcode: null,
    bounced,
    message_content,
  };
  const wire = JSON.stringify({ transactions: [{ ...first, in_msg }], address_book: {} });
  const [row] = valueOf(
    readAnswer(transactions, { status: 200, body: wire, retryAfterMs: null }),
  ).transactions;
  const message = row?.in_msg ?? null;
  if (message === null) throw new Error("there is no message");
  const context = { network: LOCALNET, book: {}, messageCount: 1 };
  return textOf(renderToStaticMarkup(<MessageDetails message={message} direction="In" context={context} />));
}

const bocOf = (body: typeof BODY) => body.endCell().toBoc().toString("base64");

it("a message that came back in the new format shows that, and why", () => {
  const text = shown(bocOf(BODY), true);
  expect(text).toMatch(/^In ?Bounced back/);
  for (const part of ["Excess returned", "Compute phase failed", "47", "1000", "20"])
    expect(text).toContain(part);
  expect(text).not.toContain("lector");
});

it("a message that came back is read as such if it has more than is known of the format", () => {
  const longer = bocOf(beginCell().storeBuilder(BODY).storeBit(true));
  expect(shown(longer, true)).toContain("Partly decoded");
  expect(shown(longer, false)).toContain("Unknown layout");
});
