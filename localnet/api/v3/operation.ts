import type { Address } from "@/lib/ton/address/address";
import type { Endpoint, ParamSpecs } from "@/lib/toncenter/endpoint";
import type { ServedRequest } from "../exchange";
import type { ApiNode } from "../node";
import { bookOf, type BookRow } from "./address-book";
import { metadataOf, type Metadata } from "./metadata";
import { rawOf, readQuestion, spellingsOf, type Question, type Spellings } from "./question";

/** One row of the table of what this interface answers. */
export interface Operation {
  readonly endpoint: Endpoint;
  answer(node: ApiNode, request: ServedRequest): unknown;
}

export interface Named {
  readonly address_book: Readonly<Record<Address, BookRow>>;
}

export interface Described extends Named {
  readonly metadata: Metadata;
}

export interface Naming {
  /** What lists bring along to name their rows. */
  readonly named: (addresses: readonly Address[]) => Named;
  /** The same with what tokens say of themselves, as most lists have it. */
  readonly described: (addresses: readonly Address[]) => Described;
}

export interface Asked<S extends ParamSpecs> extends Question<S>, Naming {
  readonly node: ApiNode;
  /** Where this server is for whoever asks. */
  readonly origin: string;
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
      const { origin } = request;
      const bookless = isOn(request.query.get("x_no_address_book"));
      const tokenless = isOn(request.query.get("x_no_metadata"));
      const testnet = node.genesis.globalId === TESTNET;
      const named = (addresses: readonly Address[]): Named => ({
        address_book: bookOf(node, testnet, bookless ? [] : addresses),
      });
      const described = (addresses: readonly Address[]): Described => ({
        ...named(addresses),
        metadata: metadataOf(node, tokenless ? [] : addresses, origin),
      });
      return answer({ ...readQuestion(endpoint, request), node, origin, named, described });
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
