import { isOpcode, type Opcode } from "./opcode";
import { OWN_OPCODE_NAMES } from "./opcode-names-own";
import { PROTOCOLS } from "./opcode-names-protocol";
import { STANDARDS } from "./opcode-names-standard";

const NAMES = new Map(Object.entries({ ...PROTOCOLS, ...STANDARDS, ...OWN_OPCODE_NAMES }));

/** The name of an operation that one of the standards or protocols here defines; null for others. */
export function opcodeName(opcode: Opcode): string | null {
  return NAMES.get(opcode) ?? null;
}

/** The opcodes of each name in a spelling: a few names stand for more than one. */
export function opcodesBy(spell: (name: string) => string): ReadonlyMap<string, readonly Opcode[]> {
  const opcodes = new Map<string, Opcode[]>();
  for (const [opcode, name] of NAMES) {
    if (!isOpcode(opcode)) continue;
    const spelled = spell(name);
    opcodes.set(spelled, [...(opcodes.get(spelled) ?? []), opcode]);
  }
  return opcodes;
}

let named: ReturnType<typeof opcodesBy> | null = null;

export function opcodesNamed(name: string): readonly Opcode[] {
  named ??= opcodesBy((each) => each);
  return named.get(name) ?? [];
}
