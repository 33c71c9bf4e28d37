import type { Body } from "../../ton/bodies/value";
import type { Opcode } from "../../ton/contract/opcode";
import type { Decoded } from "../../toncenter/v3/v3-decode";
import type { SpellingDifference } from "./address-forms";
import { compareOpcodes, differs, type OpcodeDifference } from "./compare-service";
import type { BagReading, DecodedItem, OpcodeReading } from "./decode-report";

/** What the service has to decode. */
export interface DecodeRequest {
  readonly opcodes: readonly Opcode[];
  readonly bodies: readonly string[];
}

/** A body that the service decodes differently. */
export interface BodyDifference {
  /** Which of the items it is. */
  readonly item: number;
  readonly content: unknown;
}

/** Where the service's answers differ from ours. */
export interface ServiceOpinion {
  readonly opcodes: readonly OpcodeDifference[];
  readonly bodies: readonly BodyDifference[];
  readonly spellings: readonly SpellingDifference[];
}

export const SAME: ServiceOpinion = { opcodes: [], bodies: [], spellings: [] };

interface Listed<T> {
  readonly item: number;
  readonly reading: T;
}

/** The opcode of each item that has one: for a declaration, a name or a number, the first reading. */
function opcodesIn(items: readonly DecodedItem[]): readonly OpcodeReading[] {
  return items.flatMap(({ readings }) => readings.find((reading) => reading.is === "opcode") ?? []);
}

/** Bags that are most likely a single body. */
function bodiesIn(items: readonly DecodedItem[]): readonly Listed<BagReading & { readonly boc: string }>[] {
  return items.flatMap(({ readings }, item) => {
    const [reading] = readings;
    if (reading?.is !== "bag" || reading.boc === null || reading.roots.length !== 1) return [];
    const { boc, roots } = reading;
    return roots[0]?.leads === "body" ? [{ item, reading: { ...reading, boc } }] : [];
  });
}

/** Null if there is nothing for the service to decode. */
export function decodeRequest(items: readonly DecodedItem[]): DecodeRequest | null {
  const opcodes = opcodesIn(items).map(({ opcode }) => opcode);
  const bodies = bodiesIn(items).map(({ reading }) => reading.boc);
  return opcodes.length === 0 && bodies.length === 0 ? null : { opcodes, bodies };
}

function bodyOf({ roots: [root] }: BagReading): Body | null {
  return root?.body.is === "read" ? root.body.body : null;
}

/** Where the answer to that request differs from our readings. */
export function opinionOn(items: readonly DecodedItem[], answer: Decoded): ServiceOpinion {
  const bodies = bodiesIn(items).flatMap(({ item, reading }, place) => {
    const content: unknown = answer.bodies?.[place];
    return differs(bodyOf(reading), content) ? [{ item, content }] : [];
  });
  return { opcodes: compareOpcodes(opcodesIn(items), answer.opcodes), bodies, spellings: [] };
}
