import type { AccountKind } from "../../../lib/domain/account/kinds/account-kind";
import { partsText } from "../../../lib/domain/action/part-text";
import type { Address } from "../../../lib/ton/address/address";
import { readAnswer } from "../../../lib/toncenter/answer";
import { ACCOUNT_FACTS } from "./test-account-facts";

const NETWORK = { testnet: false, coin: "TON" };

/** The facts of an account's card as texts, as its kind makes them from an answer of the service. */
export async function cardLines(kind: AccountKind, address: Address, answer: unknown) {
  const body = JSON.stringify(answer);
  const card = await kind.load(
    {
      coin: NETWORK.coin,
      call: (endpoint) => Promise.resolve(readAnswer(endpoint, { status: 200, body, retryAfterMs: null })),
    },
    { address, facts: ACCOUNT_FACTS, kinds: [], tokens: [], indexIsLate: false },
  );
  return (card?.facts ?? []).map(
    ({ name, lines }) => `${name}: ${lines.map((parts) => partsText(parts, NETWORK)).join(" / ")}`,
  );
}
