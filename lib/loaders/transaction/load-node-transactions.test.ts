import { beginCell } from "@ton/core";
import * as v from "valibot";
import { expect, test } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import { TransactionStd } from "../../toncenter/v2/v2-messages";
import { nodeRow } from "./load-node-transactions";

const address = parseAddress(`0:${"A".repeat(64)}`);
const account = { address, bounceable: true };
const other = parseAddress(`0:${"B".repeat(64)}`);
const hash = `${"A".repeat(43)}=`;
const boc = (opcode: number) => beginCell().storeUint(opcode, 32).endCell().toBoc().toString("base64");

function message(source: string, destination: string, value: string, body: string) {
  return {
    hash,
    source: { account_address: source },
    destination: { account_address: destination },
    value,
    fwd_fee: "0",
    ihr_fee: "0",
    created_lt: "1",
    body_hash: hash,
    msg_data: { "@type": "msg.dataRaw", body, init_state: "" },
  };
}

const transaction = (in_msg: object | null, out_msgs: readonly object[]) =>
  v.parse(TransactionStd, {
    address: { account_address: address },
    utime: 7,
    data: boc(0),
    transaction_id: { lt: "9", hash },
    fee: "5",
    storage_fee: "0",
    other_fee: "5",
    in_msg,
    out_msgs,
  });

test("a row has the sender, receiver, amount and operation", () => {
  const row = transaction(message(other, address, "10", boc(0x0f8a7ea5)), [
    message(address, other, "3", ""),
    message(address, other, "4", ""),
    message(address, "", "0", ""),
  ]);
  expect(nodeRow(row, account, null)).toMatchObject({
    lt: 9n,
    at: 7,
    operation: "Jetton transfer",
    origin: "account",
    from: { address: other },
    received: 10n,
    to: { address: other },
    others: 0,
    sent: 7n,
    logs: 1,
    fees: 5n,
  });
});

test.each([
  ["by the network itself", null, "System", "network"],
  ["from outside", message("", address, "0", boc(1)), "External message", "outside"],
  ["without a body", message(other, address, "1", ""), "Transfer", "account"],
  [
    "with an operation without a name",
    message(other, address, "1", boc(0x12345678)),
    "0x12345678",
    "account",
  ],
  ["that came back", message(other, address, "1", boc(0xfffffffe)), "Bounced back", "account"],
  ["with a body that is not a bag of cells", message(other, address, "1", "AAAA"), "Transfer", "account"],
])("a row has the operation and origin of a transaction %s", (_, in_msg, operation, origin) => {
  expect(nodeRow(transaction(in_msg, []), account, null)).toMatchObject({ operation, origin });
});

const textMessage = (type: string) => ({
  ...message(other, address, "1", ""),
  msg_data: { "@type": type, text: "SGVsbG8=" },
});

test.each([
  ["msg.dataText", "Transfer with comment"],
  ["msg.dataEncryptedText", "Transfer with encrypted comment"],
  ["msg.dataDecryptedText", "Transfer with encrypted comment"],
  ["msg.dataOfTheFuture", "Transfer"],
])("a row of a message with %s is called %s, as in the index", (type, operation) => {
  expect(nodeRow(transaction(textMessage(type), []), account, null).operation).toBe(operation);
});

test("the fees of a row are its own, without those of sent messages, which it paid nevertheless", () => {
  const sent = (fwd_fee: string, ihr_fee: string) => ({
    ...message(address, other, "100", ""),
    fwd_fee,
    ihr_fee,
  });
  const row = transaction({ ...message(other, address, "1000", ""), fwd_fee: "50" }, [
    sent("20", "0"),
    sent("10", "3"),
  ]);
  // A node's fee: 5 of the transaction, 33 of its messages.
  const { fees, change } = nodeRow({ ...row, fee: 38n }, account, null);
  expect(fees).toBe(5n);
  expect(change).toBe(1000n - 200n - 38n);
});

test("a row gives the account of its list in the form of the page, and others as contracts", () => {
  const toItself = transaction(message(other, address, "1", ""), [message(address, address, "1", "")]);
  const row = nodeRow(toItself, { address, bounceable: false }, null);
  expect([row.account, row.from, row.to].map((party) => [party?.address, party?.bounceable])).toEqual([
    [address, false],
    [other, true],
    [address, false],
  ]);
});
