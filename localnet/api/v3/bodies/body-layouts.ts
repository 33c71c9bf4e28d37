import { group, nanograms, rest, uint, type Fields } from "@/lib/ton/bodies/fields";
import type { Layout } from "@/lib/ton/bodies/layout";
import { LAYOUTS } from "@/lib/ton/bodies/standards";
import { isOpcode } from "@/lib/ton/contract/opcode";
import { publishedOpcodeName } from "@/lib/ton/contract/published-opcode-names";
import { extraCurrencies } from "./message-tree";
import { WALLET_REQUESTS } from "./wallet-layouts";

export interface ServiceLayout {
  readonly name: string;
  readonly fields: Fields;
}

const QUERY: Fields = { query_id: uint(64) };

/** Bodies for which the published scheme has fewer forms than the standard, or groups fields. */
const OTHER_FIELDS: Readonly<Record<string, Fields>> = {
  "0xd372158c": QUERY,
  "0x7258a69b": { ...QUERY, addresses_ref_snake: rest },
  "0x706c7567": { ...QUERY, amount: group({ grams: nanograms, other: extraCurrencies }, "currencies") },
  ...WALLET_REQUESTS,
};

const ALL = LAYOUTS.filter(({ own }) => own === undefined);
const MESSAGES = ALL.filter(({ place }) => place !== "payload");
const OF_MESSAGES: ReadonlySet<string> = new Set(MESSAGES.map(({ opcode }) => opcode));

/** A token payload gets its own name if a message has the same opcode. */
function nameOf({ opcode, name, place }: Layout): string {
  const published = isOpcode(opcode) ? publishedOpcodeName(opcode) : null;
  const suffix = place === "payload" && OF_MESSAGES.has(opcode) ? "_forward_payload" : "";
  return name ?? `${published ?? opcode}${suffix}`;
}

const BY_OPCODE = new Map<number, readonly ServiceLayout[]>();
// Payloads are tried after messages.
for (const layout of [...MESSAGES, ...ALL.filter(({ place }) => place === "payload")]) {
  const opcode = Number(layout.opcode);
  const row = { name: nameOf(layout), fields: OTHER_FIELDS[layout.opcode] ?? layout.fields };
  BY_OPCODE.set(opcode, [...(BY_OPCODE.get(opcode) ?? []), row]);
}

const NONE: readonly ServiceLayout[] = [];

/** The layouts of a body with this opcode, in the order in which they are tried. */
export function layoutsOf(opcode: number): readonly ServiceLayout[] {
  return BY_OPCODE.get(opcode) ?? NONE;
}
