import type { Opcode } from "./opcode";
import { APP_NAMES } from "./opcode-names-app";
import { EXCHANGE_NAMES } from "./opcode-names-exchange";
import { PROTOCOLS } from "./opcode-names-protocol";
import { STANDARDS } from "./opcode-names-standard";

const PUBLISHED = new Map(Object.entries({ ...PROTOCOLS, ...STANDARDS, ...EXCHANGE_NAMES, ...APP_NAMES }));

/**
 * The name in the full list that the index publishes; null if it has none. Not for code that browsers run: the list
 * is long, and rows have the names that the service gave them. Low numbers mean something else to most contracts.
 */
export function publishedOpcodeName(opcode: Opcode): string | null {
  return PUBLISHED.get(opcode) ?? null;
}
