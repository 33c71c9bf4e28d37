import type { Address } from "@/lib/ton/address";
import type { Endpoint, ParamSpecs } from "@/lib/toncenter/endpoint";
import type { ApiRequest } from "../exchange";
import type { ApiNode } from "../node";
import { bookOf, type BookRow } from "./address-book";
import { rawOf, readQuestion, spellingsOf, type Question, type Spellings } from "./question";

/** One row of the table of what this interface answers. */
export interface Operation {
  readonly endpoint: Endpoint;
  answer(node: ApiNode, request: ApiRequest): unknown;
}

export interface Named {
  readonly address_book: Readonly<Record<Address, BookRow>>;
}

export interface Naming {
  /** What most lists bring along to name their rows. */
  readonly named: (addresses: readonly Address[]) => Named;
}

export interface Asked<S extends ParamSpecs> extends Question<S>, Naming {
  readonly node: ApiNode;
}

/** The number by which the network for tests tells itself apart. */
const TESTNET = -3;

export function operation<S extends ParamSpecs, R, T>(
  endpoint: Endpoint<S, R, T>,
  answer: (asked: Asked<S>) => unknown,
): Operation {
  return {
    endpoint,
    answer: (node, request) => {
      const bookless = isOn(request.query.get("x_no_address_book"));
      const testnet = node.genesis.globalId === TESTNET;
      const named = (addresses: readonly Address[]): Named => ({
        address_book: bookOf(node.store, testnet, bookless ? [] : addresses),
      });
      return answer({ ...readQuestion(endpoint, request), node, named });
    },
  };
}

/** For what answers each text by itself, whatever its neighbours are. */
export function operationOnTexts(endpoint: Endpoint, answer: (spellings: Spellings) => unknown): Operation {
  return { endpoint, answer: (_, request) => answer(spellingsOf(rawOf(endpoint, request))) };
}

function isOn(text: string | null): boolean {
  return text === "1" || text?.toLowerCase() === "true";
}

/** Beside names most lists carry what tokens say of themselves. No token is indexed yet. */
export function withTokens(named: Named) {
  return { ...named, metadata: {} };
}
