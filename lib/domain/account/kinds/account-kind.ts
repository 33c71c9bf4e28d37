import type { Address } from "../../../ton/address/address";
import type { Endpoint, ParamSpecs, ParamValues } from "../../../toncenter/endpoint";
import type { Result } from "../../../toncenter/error";
import type { AddressBook, Metadata, TokenInfo } from "../../../toncenter/v3/address-book";
import { namesFrom, type ActionNames } from "../../action/action-names";
import type { AccountCard, CardFact, CardPage } from "../account-card";
import type { AccountFacts } from "../account-report";

/** An account of the index, as far as its card depends on it. */
export interface CardSubject {
  readonly address: Address;
  readonly facts: AccountFacts;
  /** The interfaces that the index found in its code. */
  readonly kinds: readonly string[];
  /** What its issuer declares, if it is a token. */
  readonly tokens: readonly TokenInfo[];
  /** The newest block of the index is old. */
  readonly indexIsLate: boolean;
}

/** What the facts of a card depend on besides the answer. */
export interface CardContext {
  readonly subject: CardSubject;
  readonly names: ActionNames;
  readonly nowMs: number;
}

/** How a card calls the service: given by the loader, so that kinds stay free of transport. */
export interface CardService {
  /** The symbol of the network's coin. */
  readonly coin: string;
  readonly call: <S extends ParamSpecs, R>(
    endpoint: Endpoint<S, R>,
    params: ParamValues<S>,
  ) => Promise<Result<R>>;
}

/** A kind of account: which accounts belong to it, and the card that describes them. */
export interface AccountKind {
  readonly fits: (subject: CardSubject) => boolean;
  /** One call; null where the service has nothing about this account after all. */
  readonly load: (service: CardService, subject: CardSubject) => Promise<AccountCard | null>;
}

interface AccountKindRow<S extends ParamSpecs, R> {
  readonly title: string;
  readonly fits: (subject: CardSubject) => boolean;
  readonly endpoint: Endpoint<S, R>;
  readonly params: (subject: CardSubject) => ParamValues<S>;
  /** Null if the answer has no row about this account. */
  readonly facts: (answer: R, context: CardContext) => readonly CardFact[] | null;
  readonly domain?: (subject: CardSubject) => string | null;
  /** It is an NFT or a collection. */
  readonly isNft?: true;
  /** It has its own page. */
  readonly page?: CardPage;
}

export function accountKind<S extends ParamSpecs, R extends object>(row: AccountKindRow<S, R>): AccountKind {
  return {
    fits: row.fits,
    load: async ({ coin, call }, subject) => {
      const answer = await call(row.endpoint, row.params(subject));
      const card = {
        title: row.title,
        domain: row.domain?.(subject) ?? null,
        nft: row.isNft === true ? subject.address : null,
        contract: row.page === undefined ? null : { page: row.page, address: subject.address },
      };
      if (!answer.ok && answer.error.kind === "not-found") return null;
      if (!answer.ok) return { ...card, facts: [], problem: answer.error };
      const names = namesIn(answer.value, coin);
      const facts = row.facts(answer.value, { subject, names, nowMs: Date.now() });
      return facts === null ? null : { ...card, facts, problem: null };
    },
  };
}

interface Named {
  readonly address_book?: AddressBook;
  readonly metadata?: Metadata;
}

function namesIn({ address_book: book = {}, metadata = {} }: Named, coin: string): ActionNames {
  return namesFrom(book, metadata, coin);
}

/** Accounts that have one of these interfaces. */
export function anyOf(...kinds: readonly string[]): (subject: CardSubject) => boolean {
  return (subject) => subject.kinds.some((kind) => kinds.includes(kind));
}
