import { Address, beginCell, external, storeMessage } from "@ton/core";
import { expect, test } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import { unsignedOrder } from "../../ton/sending/unsigned-order";
import { exceedsBalance } from "../send/send-subject";
import { readEstimateQuery } from "./estimate-query";
import { plannedSends } from "./planned-sends";

const WALLET = parseAddress(`0:${"11".repeat(32)}`);
const SHOP = parseAddress(`0:${"22".repeat(32)}`);
const AMOUNT = 1_500_000_000n;
const KIND = "wallet_v4r2";

function messageOf(amount: bigint): string {
  const transfer = { to: SHOP, amount, bounce: false, comment: "" };
  const body = unsignedOrder(KIND, { seqno: 1, walletId: 1, validUntil: 2 ** 31, transfer });
  if (body === null) throw new Error("not a wallet");
  const message = external({ to: Address.parseRaw(WALLET), body });
  return beginCell().store(storeMessage(message)).endCell().toBoc().toString("base64");
}

test.each([
  ["a transfer", { from: WALLET, to: SHOP, amount: "1.5" }],
  ["a message", { message: messageOf(AMOUNT) }],
])("%s carries more than the wallet has, or not", (_, fields) => {
  const query = readEstimateQuery(new URLSearchParams(fields));
  if (!query.ok || query.value === null) throw new Error("unreadable");
  const sends = plannedSends(query.value, KIND);
  expect([AMOUNT - 1n, AMOUNT].map((balance) => exceedsBalance(sends, balance))).toEqual([true, false]);
});
