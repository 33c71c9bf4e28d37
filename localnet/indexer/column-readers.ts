import type { Address } from "@/lib/ton/address/address";
import { parseWireAddress } from "@/lib/ton/address/read-address";
import { parseHash, type Hash } from "@/lib/ton/value/hash";
import * as v from "valibot";
import type { Row } from "../store/database";
import { text } from "../store/row-readers";

/** Readers of columns of the index. */

const Strings = v.array(v.string());
const JsonObject = v.looseObject({});

export function addressIn(row: Row, column: number): Address {
  return parseWireAddress(text(row, column));
}

/** From a column with a JSON list. */
export function addressesIn(row: Row, column: number): readonly Address[] {
  return v.parse(Strings, JSON.parse(text(row, column))).map(parseWireAddress);
}

export function hashIn(row: Row, column: number): Hash {
  return parseHash(text(row, column));
}

/** From a column with a JSON object. */
export function objectIn(row: Row, column: number): object {
  return v.parse(JsonObject, JSON.parse(text(row, column)));
}
