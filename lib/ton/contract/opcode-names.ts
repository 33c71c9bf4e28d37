import { isOpcode, type Opcode } from "./opcode";
import { OWN_OPCODE_NAMES } from "./opcode-names-own";
import { PROTOCOLS } from "./opcode-names-protocol";
import { STANDARDS } from "./opcode-names-standard";

const NAMES = new Map(Object.entries({ ...PROTOCOLS, ...STANDARDS, ...OWN_OPCODE_NAMES }));

/** The name of an operation that one of the standards or protocols here defines; null for others. */
export function opcodeName(opcode: Opcode): string | null {
  return NAMES.get(opcode) ?? null;
}

/** The opcodes whose names fit: a few names stand for more than one. */
export function opcodesNamed(fits: (name: string) => boolean): readonly Opcode[] {
  return [...NAMES].flatMap(([opcode, name]) => (isOpcode(opcode) && fits(name) ? [opcode] : []));
}
