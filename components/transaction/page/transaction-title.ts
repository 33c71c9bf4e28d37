import { amountDigits } from "@/components/entity/amount-digits";
import { visibleText, written } from "@/components/entity/visible-text";
import { accountTitle } from "@/lib/domain/account/account-title";
import type { ActionPart, Token } from "@/lib/domain/action/action-row";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { numberText } from "@/lib/text/counted";
import { middle } from "@/lib/ton/value/shorten";
import type { Transaction } from "@/lib/toncenter/v3/v3-transaction";

interface FoundTransaction {
  readonly transaction: Pick<Transaction, "hash">;
  readonly sentence: readonly ActionPart[];
  /** Label of the outcome. */
  readonly word: string;
}

type TitleNetwork = Pick<PageNetwork, "id" | "name" | "standard" | "testnet" | "coin">;

/** The same on all networks. */
const COIN_DECIMALS = 9;
const MAX_SYMBOL = 12;
const MAX_TEXT = 60;

/** "rosa.ton sent 2 GRAM to hugo.ton", "Success", "Transaction 8f3a91…0a91bc" */
export function transactionTitle(network: TitleNetwork, found: FoundTransaction | null): readonly string[] {
  if (found === null) return ["Transaction"];
  const { transaction, sentence, word } = found;
  const headline = sentence.map((part) => partTitle(part, network)).join("");
  return [headline, word, `Transaction ${middle(transaction.hash)}`].filter((text) => text !== "");
}

/** As on the page: short addresses, and amounts of four significant decimals. */
function partTitle(part: ActionPart, network: TitleNetwork): string {
  switch (part.is) {
    case "phrase":
      return part.text;
    case "text":
    case "code":
      return plain(part.text, MAX_TEXT);
    case "party": {
      const { address, name, bounceable, nameSource: source } = part.party;
      const named = source === undefined ? {} : { named: { text: name, source, doubt: null } };
      return accountTitle(network, address, { domain: name, bounceable, ...named });
    }
    case "coins":
      return `${amountTitle(part.amount, COIN_DECIMALS)} ${network.coin}`;
    case "tokens":
      return `${amountTitle(part.amount, part.token.decimals)} ${tokenTitle(part.token)}`;
    case "token":
      return tokenTitle(part.token);
    case "item":
      return part.name === null ? "NFT" : plain(part.name, MAX_TEXT);
    case "number":
      return numberText(part.value);
    case "time":
    case "comment":
      return "";
  }
}

function amountTitle(amount: bigint, decimals: number | null): string {
  const { sign, groups, shown, substitute } = amountDigits(amount, decimals, true);
  return substitute ?? `${sign}${groups.join(",")}${shown}`;
}

function tokenTitle({ symbol }: Token): string {
  return symbol === null ? "tokens" : plain(symbol, MAX_SYMBOL);
}

/** Untrusted text: cut, with invisible characters written out. */
function plain(text: string, max: number): string {
  return visibleText(text, max).map(written).join("");
}
