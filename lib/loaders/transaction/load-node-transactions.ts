import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import type { NodeTransactions } from "../../domain/transaction/node-transactions";
import { likelyOperation, operationName } from "../../domain/transaction/operation-name";
import { operationText } from "../../domain/transaction/operation-text";
import type { Party, TransactionRow } from "../../domain/transaction/transaction-row";
import type { Address } from "../../ton/address/address";
import { readRoot } from "../../ton/cell/read-root";
import { parseOpcode, type Opcode } from "../../ton/contract/opcode";
import { outcomeIn, type OutcomeInCell } from "../../domain/transaction/transaction-outcome";
import type { MessageStd, TransactionStd } from "../../toncenter/v2/v2-messages";
import { getTransactionsStd } from "../../toncenter/v2/v2-transactions";
import { outcomeInRow } from "../../domain/transaction/transaction-failure";
import { loadFromNode } from "../account/account-node";
import { EXTERNAL_MESSAGE, triggerText } from "../../domain/transaction/make-transaction-row";

const NODE_ROWS = 30;

/**
 * An account's newest transactions from a node; null if it fails too. One call, and one for the form of the account's
 * address, which its page has already made if the index cannot be reached at all.
 */
export async function loadNodeTransactions(
  network: string,
  address: Address,
): Promise<NodeTransactions | null> {
  const params = { address, limit: NODE_ROWS };
  const [answer, facts] = await Promise.all([
    gatewayOf(network).call(getTransactionsStd, params, { lane: "interactive" }),
    loadFromNode(network, address, "interactive"),
  ]);
  if (!answer.ok) return null;
  const { value, asOfMs } = answer.value;
  const account = { address, bounceable: facts?.account.bounceable ?? true };
  return {
    rows: value.transactions.map((one) => nodeRow(one, account, outcomeOf(one))),
    asOfMs,
    nowMs: Date.now(),
  };
}

/** The outcome according to the transaction's cells; null if they cannot be read. */
export function outcomeOf({ data, transaction_id: id }: TransactionStd): OutcomeInCell | null {
  return outcomeIn(data, id.hash);
}

/** The account of a list, and the form in which its address is given. */
type ListedAccount = Pick<Party, "address" | "bounceable">;

/** A node's transaction in the format of the index, as far as possible: of other accounts it says nothing. */
export function nodeRow(
  { transaction_id: id, utime, fee, in_msg, out_msgs }: TransactionStd,
  account: ListedAccount,
  outcome: OutcomeInCell | null,
): TransactionRow {
  const party = (address: Address) => ({
    address,
    name: null,
    bounceable: address === account.address ? account.bounceable : true,
  });
  const from = in_msg?.source.account_address ?? null;
  const sent = out_msgs.flatMap(({ destination, value }) =>
    destination.account_address === null ? [] : [{ to: destination.account_address, value }],
  );
  // A node adds the fees of sent messages to those of the transaction; the index does not.
  const forwarding = out_msgs.reduce((sum, { fwd_fee, ihr_fee }) => sum + fwd_fee + ihr_fee, 0n);
  const [first, ...others] = new Set(sent.map(({ to }) => to));
  const isExternal = in_msg !== null && from === null;
  return {
    hash: id.hash,
    lt: id.lt,
    at: utime,
    account: party(account.address),
    operation: operationOf(in_msg, outcome),
    origin: in_msg === null ? "network" : from === null ? "outside" : "account",
    from: from === null ? null : party(from),
    received: in_msg?.value ?? 0n,
    to: first === undefined ? null : party(first),
    others: others.length,
    sent: sent.reduce((sum, { value }) => sum + value, 0n),
    logs: out_msgs.length - sent.length,
    fees: fee - forwarding,
    // A node reports the messages, but not the balances.
    balance: null,
    change: (in_msg?.value ?? 0n) - sent.reduce((sum, { value }) => sum + value, 0n) - fee,
    ...outcomeInRow(outcome, isExternal),
  };
}

/** The index's names for texts, by a node's. */
const COMMENTS: Readonly<Partial<Record<MessageStd["msg_data"]["@type"], string>>> = {
  "msg.dataText": "text_comment",
  "msg.dataEncryptedText": "encrypted_text_comment",
  "msg.dataDecryptedText": "encrypted_text_comment",
};

function operationOf(message: MessageStd | null, outcome: OutcomeInCell | null): string {
  if (message === null) return outcome === null ? "System" : triggerText(outcome);
  const { msg_data: data, source } = message;
  if (source.account_address === null) return EXTERNAL_MESSAGE;
  if (outcome?.isReturned === true) return operationText("bounce");
  if (data["@type"] !== "msg.dataRaw") {
    const comment = COMMENTS[data["@type"]];
    return comment === undefined ? "Transfer" : operationText(comment);
  }
  const opcode = data.body === null ? null : opcodeIn(data.body);
  if (opcode === null) return "Transfer";
  if (outcome === null) return likelyOperation(source.account_address, opcode) ?? opcode;
  const facts = { source: source.account_address, opcode, decoded_opcode: null, bounced: false };
  return operationName(facts) ?? opcode;
}

const OPCODE_BITS = 32;

/** The first 32 bits of a body; null if it is shorter or cannot be read. */
function opcodeIn(body: string): Opcode | null {
  const root = readRoot(body);
  return root === null || root.bits < OPCODE_BITS
    ? null
    : parseOpcode(`0x${root.data.slice(0, OPCODE_BITS / 4)}`);
}
