import { isOpcode, type Opcode } from "./opcode";
import { APP_NAMES } from "./opcode-names-app";
import { EXCHANGE_NAMES } from "./opcode-names-exchange";
import { OWN_OPCODE_NAMES } from "./opcode-names-own";
import { PROTOCOLS } from "./opcode-names-protocol";
import { STANDARDS } from "./opcode-names-standard";

const PUBLISHED = new Map(Object.entries({ ...PROTOCOLS, ...STANDARDS, ...EXCHANGE_NAMES, ...APP_NAMES }));
/** Lower numbers mean something else to most contracts that have them. */
const LOWEST = 0x1_0000;
const NAMES = new Map(
  Object.entries({
    ...Object.fromEntries(Object.entries(APP_NAMES).filter(([opcode]) => Number(opcode) >= LOWEST)),
    ...EXCHANGE_NAMES,
    ...PROTOCOLS,
    ...STANDARDS,
    ...OWN_OPCODE_NAMES,
  }),
);

/** The name in the list that the index publishes; null where it has none. */
export function publishedOpcodeName(opcode: Opcode): string | null {
  return PUBLISHED.get(opcode) ?? null;
}

/** The name of an operation that one of the standards or protocols here defines; null for others. */
export function opcodeName(opcode: Opcode): string | null {
  return NAMES.get(opcode) ?? null;
}

/** The opcodes whose names fit: a few names stand for more than one. */
export function opcodesNamed(fits: (name: string) => boolean): readonly Opcode[] {
  return [...NAMES].flatMap(([opcode, name]) => (isOpcode(opcode) && fits(name) ? [opcode] : []));
}
