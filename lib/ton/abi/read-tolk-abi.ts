import * as v from "valibot";
import { methodId } from "../contract/method-id";
import { makeStructures, type StructureDraft, type TypeTerm } from "./abi-types";
import { ABI_LIMITS, abiError, isAbiName, isDataName, type ContractAbi } from "./contract-abi";

const { entries, fields: MOST_FIELDS, name: MOST_NAME, errorText } = ABI_LIMITS;

const Name = v.pipe(v.string(), v.check(isAbiName, "a name is none"));
const Structure = v.object({
  name: Name,
  opcode: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 48))),
  opcodeWidth: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(48))),
  fields: v.pipe(
    v.array(v.object({ name: Name, type: v.pipe(v.string(), v.maxLength(500)) })),
    v.maxLength(MOST_FIELDS),
  ),
});
type Structure = v.InferOutput<typeof Structure>;

/** The output of tools for Tolk: structures with their prefixes, whose types are those of the language. */
export const TolkAbi = v.object({
  name: v.nullish(v.pipe(v.string(), v.maxLength(MOST_NAME))),
  messages: v.pipe(v.array(Structure), v.maxLength(entries)),
  types: v.nullish(v.pipe(v.array(Structure), v.maxLength(entries))),
  getMethods: v.nullish(
    v.pipe(
      v.array(v.object({ name: Name, id: v.nullish(v.pipe(v.number(), v.integer())) })),
      v.maxLength(entries),
    ),
  ),
  errors: v.nullish(v.record(v.string(), v.string())),
});
type TolkAbi = v.InferOutput<typeof TolkAbi>;

const OPCODE_BITS = 32;

export function makeTolkAbi({ name, messages, types, getMethods, errors }: TolkAbi): ContractAbi {
  // A message can be listed as a type, too.
  const drafts = new Map([...(types ?? []), ...messages].map((one) => [one.name, draftOf(one)]));
  const structures = makeStructures([...drafts.values()]);
  return {
    format: "Tolk ABI",
    name: name ?? null,
    messages: messages.flatMap((message) => structures.get(message.name) ?? []),
    data: [...structures.values()].filter((one) => isDataName(one.name)),
    methods: (getMethods ?? []).map((method) => ({
      id: method.id ?? methodId(method.name),
      name: method.name,
      takes: null,
      returns: null,
    })),
    errors: new Map(
      Object.entries(errors ?? {})
        .slice(0, entries)
        .flatMap(([code, text]) =>
          /^-?\d{1,10}$/.test(code) ? [[Number(code), text.slice(0, errorText)] as const] : [],
        ),
    ),
  };
}

function draftOf({ name, opcode, opcodeWidth, fields }: Structure): StructureDraft {
  const bits = opcode == null ? 0 : (opcodeWidth ?? OPCODE_BITS);
  if (opcode != null && opcode >= 2 ** bits)
    throw abiError(`the prefix of ${name} does not fit into its bits`);
  return {
    name,
    prefix: { bits, value: bits === 0 ? 0 : (opcode ?? 0) },
    fields: fields.map((field) => ({ name: field.name, term: readTypeText(field.type) })),
  };
}

const TOKEN = /\s*([A-Za-z_]\w*|[<>(),|?])/y;
const DEEPEST = 20;

/** `uint32`, `Cell<Order>?`, `map<address, coins>`, `A | B`; null for any other form. */
export function readTypeText(text: string): TypeTerm | null {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  const trimmed = text.trim();
  while (TOKEN.lastIndex < trimmed.length) {
    const [, token] = TOKEN.exec(trimmed) ?? [];
    if (token === undefined) return null;
    tokens.push(token);
  }
  let at = 0;
  const take = (token: string): boolean => {
    if (tokens[at] !== token) return false;
    at += 1;
    return true;
  };
  const union = (depth: number): TypeTerm | null => {
    const of: TypeTerm[] = [];
    do {
      const one = postfix(depth);
      if (one === null) return null;
      of.push(one);
    } while (take("|"));
    const [first] = of;
    if (of.length === 1) return first ?? null;
    const present = of.filter(({ name }) => name !== "null");
    const [only] = present;
    if (present.length === of.length) return { name: "|", of, isOptional: false };
    return present.length === 1 && only !== undefined ? { ...only, isOptional: true } : null;
  };
  const postfix = (depth: number): TypeTerm | null => {
    const term = primary(depth);
    return term !== null && take("?") ? { ...term, isOptional: true } : term;
  };
  const primary = (depth: number): TypeTerm | null => {
    if (depth > DEEPEST) return null;
    if (take("(")) {
      const inner = union(depth + 1);
      return inner !== null && take(")") ? inner : null;
    }
    const name = tokens[at];
    if (name === undefined || !/^\w/.test(name)) return null;
    at += 1;
    if (!take("<")) return { name, of: [], isOptional: false };
    const of: TypeTerm[] = [];
    do {
      const one = union(depth + 1);
      if (one === null) return null;
      of.push(one);
    } while (take(","));
    return take(">") ? { name, of, isOptional: false } : null;
  };
  const term = union(0);
  return at === tokens.length ? term : null;
}
