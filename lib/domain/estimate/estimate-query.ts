import { parseAddress } from "../../ton/address/read-address";
import type { Address } from "../../ton/address/address";
import type { OpenedMessage } from "../../ton/sending/open-message";
import type { PlannedTransfer } from "../../ton/sending/unsigned-order";
import { parseHash, type Hash } from "../../ton/value/hash";
import { parseAmount } from "../../ton/value/parse-amount";
import { badInput, fail, ok, type BadInput, type Result } from "../../toncenter/error";
import { paramText, readFields } from "../filter/read-fields";
import { openTypedMessage } from "../send/read-typed-message";

/** What to estimate: a message as it is, or an unsigned transfer. */
export type EstimateQuery =
  | { readonly is: "message"; readonly opened: OpenedMessage }
  | {
      readonly is: "transfer";
      readonly from: Address;
      readonly transfer: PlannedTransfer;
      /** Of a wallet that is not deployed. */
      readonly publicKey: Hash | null;
    };

const WHAT = { one: "an estimate", many: "estimates" };
const COIN_DECIMALS = 9;
/** As much as any amount of the network's own coin can be: 120 bits. */
const MAX_AMOUNT = 2n ** 120n - 1n;
const MAX_COMMENT = 2_000;

const account = { accepts: "an account address", read: parseAddress };
const publicKey = { accepts: "a public key of 32 bytes", read: parseHash };
const amount = {
  accepts: "an amount of coins, such as 1.5",
  read: (text: string) => parseAmount(text, COIN_DECIMALS),
};

/** Reads `?message=` or `?from=&to=&amount=&comment=&key=`; null where there is nothing yet. */
export function readEstimateQuery(query: URLSearchParams): Result<EstimateQuery | null, BadInput> {
  const message = paramText(query, "message");
  if (message !== null) {
    const opened = openTypedMessage(message);
    return opened.ok ? ok({ is: "message", opened: opened.value }) : opened;
  }
  const read = readFields(query, WHAT, (fields) => ({
    from: fields.one("from", account),
    to: fields.one("to", account),
    coins: fields.one("amount", amount),
    key: fields.one("key", publicKey),
  }));
  if (!read.ok) return read;
  const { from, to, coins, key } = read.value;
  if (from === null && to === null && coins === null) return ok(null);
  if (from === null) return fail(badInput("The wallet is missing.", "from"));
  if (coins !== null && (coins < 0n || coins > MAX_AMOUNT))
    return fail(badInput("The amount is out of range.", "amount"));
  const comment = paramText(query, "comment") ?? "";
  if (comment.length > MAX_COMMENT)
    return fail(badInput(`The comment is longer than ${MAX_COMMENT} characters.`, "comment"));
  // By default a transfer to itself: the fee is the same.
  const transfer = { to: to ?? from, amount: coins ?? 0n, bounce: true, comment };
  return ok({ is: "transfer", from, transfer, publicKey: key });
}
