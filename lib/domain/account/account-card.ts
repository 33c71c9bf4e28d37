import type { Address } from "../../ton/address/address";
import type { ApiError } from "../../toncenter/error";
import type { ActionPart, ContractPage } from "../action/action-row";

type Line = readonly ActionPart[];

/** Pages about a contract; that of the elector is the one of all validators. */
export type CardPage = ContractPage | "elector";

export interface CardFact {
  readonly name: string;
  /** One under the other. */
  readonly lines: readonly Line[];
  /** An identifier, to be shown in whole. */
  readonly hash?: string;
}

/** What there is to know of an account because of what it is: a jetton, a domain, a pool of stakes. */
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
