import { readBoc } from "@/lib/ton/cell/boc";
import { FormatError } from "@/lib/ton/value/format-error";
import { parseOpcode } from "@/lib/ton/contract/opcode";
import { publishedOpcodeName } from "@/lib/ton/contract/published-opcode-names";
import { decode, decodePost } from "@/lib/toncenter/v3/v3-decode";
import { decodedCells } from "../bodies/bodies";
import { routeOnTexts, type Route } from "../v3-route";
import type { RawTexts } from "../request/v3-parsed-request";
import { tooMany } from "../request/v3-refusals";
import { RefusedRequest } from "../../refused-request";

const UNKNOWN = "unknown";
const MAX_ITEMS = 1_000;

function opcodeOf(text: string, index: number): string {
  try {
    return publishedOpcodeName(parseOpcode(text)) ?? UNKNOWN;
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const digits = text.replace(/^0x/, "");
    throw new RefusedRequest(422, `invalid opcode format at index ${index}: ${digits}`);
  }
}

function bodyOf(text: string): unknown {
  try {
    return decodedCells(readBoc(text)) ?? { error: `${UNKNOWN}: no known layout` };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return { error: `${UNKNOWN}: ${error.reason}` };
  }
}

/** Results in the order of the request; an unreadable body gets an error in its place. */
function decoded(rawTexts: RawTexts) {
  const [opcodes, bodies] = [rawTexts("opcodes"), rawTexts("bodies")];
  if (opcodes.length > MAX_ITEMS) throw tooMany("opcodes", MAX_ITEMS);
  if (bodies.length > MAX_ITEMS) throw tooMany("bodies", MAX_ITEMS);
  return { opcodes: opcodes.map(opcodeOf), bodies: bodies.map(bodyOf) };
}

export const DECODE: readonly Route[] = [routeOnTexts(decode, decoded), routeOnTexts(decodePost, decoded)];
