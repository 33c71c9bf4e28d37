import type { Address } from "@/lib/ton/address/address";
import { parseWireAddress } from "@/lib/ton/address/read-address";
import { parseHash, type Hash } from "@/lib/ton/value/hash";
import * as v from "valibot";
import type { Row } from "../store/database";
import { text } from "../store/row";

/** Readers of columns as the index writes them. */

const Texts = v.array(v.string());
const Anything = v.looseObject({});

export function addressIn(row: Row, column: number): Address {
  return parseWireAddress(text(row, column));
}

/** Of a column with a list in JSON. */
export function addressesIn(row: Row, column: number): readonly Address[] {
  return v.parse(Texts, JSON.parse(text(row, column))).map(parseWireAddress);
}

export function hashIn(row: Row, column: number): Hash {
  return parseHash(text(row, column));
}

/** Of a column with an object in JSON. */
export function objectIn(row: Row, column: number): object {
  return v.parse(Anything, JSON.parse(text(row, column)));
}
