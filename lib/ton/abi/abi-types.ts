import {
  account,
  address,
  anyCell,
  bits,
  coins,
  continued,
  dictionary,
  either,
  flag,
  group,
  int,
  maybe,
  recursive,
  rest,
  snakeText,
  sizedUint,
  uint,
  variants,
  within,
  type Field,
  type Fields,
  type KeyField,
} from "../bodies/fields";
import { abiError, type AbiMessage } from "./contract-abi";
import { bitsOfSize, readSizedName, sizedField } from "./sized-field";

/** A type as a file writes it: a name with parameters, which may be absent. */
export interface TypeTerm {
  readonly name: string;
  readonly of: readonly TypeTerm[];
  readonly isOptional: boolean;
}

export interface NamedTerm {
  readonly name: string;
  /** Null for a type written in any other form. */
  readonly term: TypeTerm | null;
}

/** A structure before its types are looked up. */
export interface StructureDraft extends Pick<AbiMessage, "name" | "prefix"> {
  readonly fields: readonly NamedTerm[];
  /** The indexes of fields at which another cell begins. */
  readonly breaks?: readonly number[];
}

/** The structures of a file by name; those added later are present when a body is read. */
interface Structures {
  readonly prefixes: ReadonlyMap<string, AbiMessage["prefix"]>;
  readonly made: ReadonlyMap<string, AbiMessage>;
}

export function makeStructures(drafts: readonly StructureDraft[]): ReadonlyMap<string, AbiMessage> {
  const prefixes = new Map(drafts.map(({ name, prefix }) => [name, prefix]));
  if (prefixes.size < drafts.length) throw abiError("two structures have the same name");
  const made = new Map<string, AbiMessage>();
  for (const { name, prefix, fields, breaks = [] } of drafts)
    made.set(name, { name, prefix, fields: fieldsOfTerms(fields, breaks, { prefixes, made }) });
  return made;
}

/** Types without parameters, by the names that languages and standards use. */
const PLAIN: Readonly<Record<string, Field>> = {
  coins,
  bool: flag,
  address,
  any_address: address,
  cell: anyCell,
  slice: rest,
  RemainingBitsAndRefs: rest,
  varuint16: coins,
  varuint32: sizedUint(5),
  string: within(snakeText),
};

/** An absent address is written as the empty address, without a presence bit. */
const HAVE_NONE: ReadonlySet<string> = new Set(["address"]);

/** The field of a type; null for a type of unknown form. */
function fieldOfTerm(term: TypeTerm, structures: Structures): Field | null {
  const field = requiredField(term, structures);
  return field === null || !term.isOptional || HAVE_NONE.has(term.name) ? field : maybe(field);
}

function requiredField({ name, of }: TypeTerm, structures: Structures): Field | null {
  const sized = readSizedName(name);
  if (sized !== null) return sizedField(sized.kind, sized.size);
  if (Object.hasOwn(PLAIN, name) && of.length === 0) return PLAIN[name] ?? null;
  const [first, second] = of;
  if (name === "Cell" && first !== undefined) return apply(first, structures, within);
  if (name === "map" && first !== undefined && second !== undefined)
    return mapField(first, second, structures);
  if (name === "|") return unionField(of, structures);
  return of.length === 0 && structures.prefixes.has(name)
    ? recursive(() => structureField(structures.made.get(name)))
    : null;
}

function apply(term: TypeTerm, structures: Structures, make: (field: Field) => Field): Field | null {
  const field = fieldOfTerm(term, structures);
  return field === null ? null : make(field);
}

/** The structure's fields, after its tag if it has one. */
function structureField(structure: AbiMessage | undefined): Field {
  if (structure === undefined) return rest;
  return structure.prefix.bits === 0 ? group(structure.fields) : variants(structure);
}

function mapField(key: TypeTerm, value: TypeTerm, structures: Structures): Field | null {
  const keyField = keyFieldOf(key);
  return keyField === null ? null : apply(value, structures, (item) => dictionary(keyField, item));
}

function keyFieldOf({ name }: TypeTerm): KeyField | null {
  if (name === "address") return account;
  const sized = readSizedName(name);
  const count = sized === null ? 0 : bitsOfSize(sized.kind, sized.size);
  if (sized === null || count < 1 || count > 1_023) return null;
  return sized.kind === "uint" ? uint(count) : sized.kind === "int" ? int(count) : bits(count);
}

/** Tags tell structures apart; for two other types, a bit says which one it is. */
function unionField(of: readonly TypeTerm[], structures: Structures): Field | null {
  const names = of.filter(({ isOptional }) => !isOptional).map(({ name }) => name);
  if (names.length === of.length && names.every((name) => (structures.prefixes.get(name)?.bits ?? 0) > 0))
    return recursive(() =>
      variants(...byLongestPrefix(names.flatMap((name) => structures.made.get(name) ?? []))),
    );
  const [here, apart, ...more] = of.map((term) => fieldOfTerm(term, structures));
  return here == null || apart == null || more.length > 0 ? null : either(here, apart);
}

/** One tag can be a prefix of another. */
export function byLongestPrefix<T extends Pick<AbiMessage, "prefix">>(messages: readonly T[]): readonly T[] {
  return messages.toSorted((one, other) => other.prefix.bits - one.prefix.bits);
}

/** The fields of a structure. From the first field of unknown form on, the rest is read as cells. */
function fieldsOfTerms(
  named: readonly NamedTerm[],
  breaks: readonly number[],
  structures: Structures,
): Fields {
  const repeated = named.find(({ name }, place) => named.findIndex((one) => one.name === name) < place);
  if (repeated !== undefined) throw abiError(`two fields are called ${repeated.name}`);
  const cells = [0, ...breaks].map((from, at) => named.slice(from, breaks[at]));
  let fields: Fields = {};
  for (const cell of cells.toReversed()) {
    const own: [string, Field][] = [];
    let isKnown = true;
    for (const { name, term } of cell) {
      const field = term === null ? null : fieldOfTerm(term, structures);
      own.push([name, field ?? rest]);
      isKnown = field !== null;
      if (!isKnown) break;
    }
    const [next] = Object.keys(fields);
    if (isKnown && next !== undefined) own.push([next, continued(fields)]);
    fields = Object.fromEntries(own);
  }
  return fields;
}
