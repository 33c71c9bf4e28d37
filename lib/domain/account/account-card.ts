import type { Address } from "../../ton/address/address";
import type { ApiError } from "../../toncenter/error";
import type { ActionPart, ContractPage } from "../action/action-row";

type Line = readonly ActionPart[];

/** Pages about a contract; the elector's is the page of all validators. */
export type CardPage = ContractPage | "elector";

export interface CardFact {
  readonly name: string;
  /** One under the other. */
  readonly lines: readonly Line[];
  /** An identifier, shown in full. */
  readonly hash?: string;
}

/** The facts about an account that follow from what it is: a jetton, a domain, a staking pool. */
export interface AccountCard {
  readonly title: string;
  readonly facts: readonly CardFact[];
  /** Why there are no facts. */
  readonly problem: ApiError | null;
  /** A domain whose own page says more. */
  readonly domain: string | null;
  /** An NFT or collection, whose own page says more. */
  readonly nft: Address | null;
  /** A contract whose own page says more. */
  readonly contract: { readonly page: CardPage; readonly address: Address } | null;
}
