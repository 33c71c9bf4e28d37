import type { Address } from "@/lib/ton/address/address";
import type { Endpoint, ParamSpecs } from "@/lib/toncenter/endpoint";
import type { ServedRequest } from "../api-request";
import type { ApiNode } from "../api-node";
import { addressBookOf, type AddressBookEntry } from "./render/v3-address-book";
import { metadataOf, type Metadata } from "./render/v3-metadata";
import {
  rawParamsOf,
  parseRequest,
  rawTextsOf,
  type ParsedRequest,
  type RawTexts,
} from "./request/v3-parsed-request";

/** One v3 endpoint with its handler. */
export interface Route {
  readonly endpoint: Endpoint;
  answer(node: ApiNode, request: ServedRequest): unknown;
}

export interface AddressBookPart {
  readonly address_book: Readonly<Record<Address, AddressBookEntry>>;
}

export interface AddressDetailsPart extends AddressBookPart {
  readonly metadata: Metadata;
}

export interface AddressLookups {
  /** The `address_book` field of an answer. */
  readonly addressBookFor: (addresses: readonly Address[]) => AddressBookPart;
  /** The fields `address_book` and `metadata`. */
  readonly addressDetailsFor: (addresses: readonly Address[]) => AddressDetailsPart;
}

export interface RouteRequest<S extends ParamSpecs> extends ParsedRequest<S>, AddressLookups {
  readonly node: ApiNode;
  /** This server's URL as the client sees it. */
  readonly origin: string;
}

/** Global id of testnet. */
const TESTNET = -3;

export function route<S extends ParamSpecs, R, T>(
  endpoint: Endpoint<S, R, T>,
  answer: (request: RouteRequest<S>) => unknown,
): Route {
  return {
    endpoint,
    answer: (node, request) => {
      const { origin } = request;
      const withoutBook = isOn(request.query.get("x_no_address_book"));
      const withoutMetadata = isOn(request.query.get("x_no_metadata"));
      const testnet = node.genesis.globalId === TESTNET;
      const addressBookFor = (addresses: readonly Address[]): AddressBookPart => ({
        address_book: addressBookOf(node, testnet, withoutBook ? [] : addresses),
      });
      const addressDetailsFor = (addresses: readonly Address[]): AddressDetailsPart => ({
        ...addressBookFor(addresses),
        metadata: metadataOf(node, withoutMetadata ? [] : addresses, origin),
      });
      return answer({ ...parseRequest(endpoint, request), node, origin, addressBookFor, addressDetailsFor });
    },
  };
}

/** A route that parses each text of its parameters separately, so that one bad text does not fail the others. */
export function routeOnTexts(endpoint: Endpoint, answer: (rawTexts: RawTexts) => unknown): Route {
  return { endpoint, answer: (_, request) => answer(rawTextsOf(rawParamsOf(endpoint, request))) };
}

function isOn(text: string | null): boolean {
  return text === "1" || text?.toLowerCase() === "true";
}
