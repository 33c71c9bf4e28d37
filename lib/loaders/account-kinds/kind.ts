import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import type { AccountCard, CardFact } from "../../query/account-card";
import type { AccountFacts } from "../../query/account-report";
import { namesFrom, type ActionNames } from "../../query/action/names";
import type { Endpoint, ParamSpecs, ParamValues } from "../../toncenter/endpoint";
import type { AddressBook, Metadata, TokenInfo } from "../../toncenter/v3/address-book";
import type { SeenAccount } from "../account";

/** An account that the index knows, by what its card depends on. */
export interface Known extends Pick<SeenAccount, "address"> {
  readonly facts: AccountFacts;
  readonly kinds: readonly string[];
  /** What its issuer says of it, if it is a token. */
  readonly tokens: readonly TokenInfo[];
  /** The newest block that the index has is old. */
  readonly indexIsLate: boolean;
}

/** What a card is told from besides its answer. */
export interface Telling {
  readonly known: Known;
  readonly names: ActionNames;
  readonly nowMs: number;
}

/** A kind of account: which accounts are of it, and what there is to know of those. */
export interface AccountKind {
  readonly fits: (known: Known) => boolean;
  /** One call upstream; null where the service has nothing to say after all. */
  readonly load: (network: string, known: Known) => Promise<AccountCard | null>;
}

interface Row<S extends ParamSpecs, R> {
  readonly title: string;
  readonly fits: (known: Known) => boolean;
  readonly endpoint: Endpoint<S, R>;
  readonly question: (known: Known) => ParamValues<S>;
  /** Null if the answer has no row about this account. */
  readonly tell: (answer: R, telling: Telling) => readonly CardFact[] | null;
  readonly domain?: (known: Known) => string | null;
  readonly tellsJettons?: true;
}

export function accountKind<S extends ParamSpecs, R extends object>(row: Row<S, R>): AccountKind {
  const { title, fits, endpoint, question, tell } = row;
  return {
    fits,
    load: async (network, known) => {
      const gateway = gatewayOf(network);
      const answer = await gateway.ask(endpoint, question(known), { lane: "person" });
      const card = { title, domain: row.domain?.(known) ?? null, tellsJettons: row.tellsJettons ?? false };
      if (!answer.ok && answer.error.kind === "not-found") return null;
      if (!answer.ok) return { ...card, tellsJettons: false, facts: [], problem: answer.error };
      const { value } = answer.value;
      const facts = tell(value, { known, names: namesIn(value, gateway.network.coin), nowMs: Date.now() });
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

/** Whether an account has one of these interfaces. */
export function anyOf(...kinds: readonly string[]): (known: Known) => boolean {
  return (known) => known.kinds.some((kind) => kinds.includes(kind));
}
