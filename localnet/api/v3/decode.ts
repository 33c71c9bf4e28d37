import { readBoc } from "@/lib/ton/cell/boc";
import { FormatError } from "@/lib/ton/value/format-error";
import { parseOpcode } from "@/lib/ton/contract/opcode";
import { opcodeName } from "@/lib/ton/contract/opcode-names";
import { decode, decodePost } from "@/lib/toncenter/v3/decode";
import { decodedCells } from "./bodies";
import { operationOnTexts, type Operation } from "./operation";
import type { Spellings } from "./question";
import { tooMany } from "./refusals";
import { Refused } from "../v2/refusal";

const UNKNOWN = "unknown";
const AT_MOST = 1_000;

function opcodeOf(text: string, place: number): string {
  try {
    return opcodeName(parseOpcode(text)) ?? UNKNOWN;
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const typed = text.replace(/^0x/, "");
    throw new Refused(422, `invalid opcode format at index ${place}: ${typed}`);
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

/** In the order of the question; what cannot be read is said in its place. */
function decoded(spellings: Spellings) {
  const [opcodes, bodies] = [spellings("opcodes"), spellings("bodies")];
  if (opcodes.length > AT_MOST) throw tooMany("opcodes", AT_MOST);
  if (bodies.length > AT_MOST) throw tooMany("bodies", AT_MOST);
  return { opcodes: opcodes.map(opcodeOf), bodies: bodies.map(bodyOf) };
}

export const DECODE: readonly Operation[] = [
  operationOnTexts(decode, decoded),
  operationOnTexts(decodePost, decoded),
];
