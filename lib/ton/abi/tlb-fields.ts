import {
  account,
  ACCOUNT_BITS,
  address,
  anyCell,
  bits,
  coins,
  dictionary,
  either,
  flag,
  group,
  maybe,
  recursive,
  rest,
  sizedUint,
  uint,
  variants,
  when,
  within,
  type Field,
  type Fields,
  type KeyField,
  type Variant,
} from "../bodies/fields";
import { byLongestPrefix } from "./abi-types";
import { abiError, isDataName, type AbiMessage, type ContractAbi } from "./contract-abi";
import { isSizedKind, readSizedName, sizedField, type SizedKind } from "./sized-field";
import { readTlbScheme, type TlbConstructor, type TlbField, type TlbType } from "./tlb-scheme";

/** The parameters of a type by name. */
type Known = ReadonlyMap<string, TlbType>;
const NO_PARAMETERS: Known = new Map();

/** Wider ones are hashes and public keys. */
const MOST_NUMBER_BITS = 128;

/** Types of the language and of block.tlb that contracts use, unless the scheme declares them itself. */
const PLAIN: Readonly<Record<string, Field>> = {
  "#": uint(32),
  Bool: flag,
  Bit: uint(1),
  Any: rest,
  Cell: rest,
  Coins: coins,
  Grams: coins,
  MsgAddress: address,
  MsgAddressInt: address,
  MsgAddressExt: address,
  Address: address,
  True: group({}),
  Unit: group({}),
};

class Compiler {
  readonly #constructors = new Map<string, TlbConstructor[]>();
  readonly #made = new Map<string, Field>();
  readonly #ids = new Map<string, number>();
  readonly #idsOfTypes = new WeakMap<TlbType, number>();
  #depth = 0;

  constructor(scheme: readonly TlbConstructor[]) {
    for (const one of scheme)
      this.#constructors.set(one.combinator, [...(this.#constructors.get(one.combinator) ?? []), one]);
  }

  fieldsOf(fields: readonly TlbField[], known: Known): Fields {
    const made: [string, Field][] = [];
    const taken = new Set<string>();
    const flags = new Set(fields.flatMap(({ type }) => (type.is === "when" ? [type.flag] : [])));
    for (const [place, { name, type }] of fields.entries()) {
      const called = name ?? freeName(place, taken);
      if (taken.has(called)) throw abiError(`two fields are called ${called}`);
      if (type.is === "when" && !taken.has(type.flag))
        throw abiError(`the condition ${type.flag} is no field before ${called}`);
      taken.add(called);
      const field = this.#field(type, known);
      made.push([called, flags.has(called) && isBit(field) ? flag : field]);
    }
    return Object.fromEntries(made);
  }

  #field(type: TlbType, known: Known): Field {
    switch (type.is) {
      case "number":
        throw abiError(`${type.value} is no type`);
      case "fields":
        return group(this.fieldsOf(type.fields, known));
      case "when":
        return when(type.flag, this.#field(type.type, known));
      case "reference":
        return this.#reference(type.to, known);
      case "name":
        return this.#named(type, known);
    }
  }

  #reference(to: TlbType, known: Known): Field {
    const resolved = resolve(to, known);
    const isAnything = resolved.is === "name" && /^(Cell|Any)$/.test(resolved.name);
    return isAnything ? anyCell : within(this.#field(to, known));
  }

  #named(type: Extract<TlbType, { readonly is: "name" }>, known: Known): Field {
    const given = resolve(type, known);
    // Names in a parameter's value belong to the scope in which it was given.
    if (given !== type) return this.#field(given, NO_PARAMETERS);
    const { name, of } = type;
    const size = sizeOf(name, of, known);
    if (size !== null) return size;
    const declared = this.#constructors.get(name);
    if (declared !== undefined)
      return this.#declared(
        name,
        declared,
        of.map((one) => resolveAll(one, known)),
      );
    if (Object.hasOwn(PLAIN, name) && of.length === 0) return PLAIN[name] ?? rest;
    const [first, second] = of;
    if (name === "Maybe" && first !== undefined) return maybe(this.#field(first, known));
    if (name === "Either" && first !== undefined && second !== undefined)
      return either(this.#field(first, known), this.#field(second, known));
    if (/^HashmapE$/.test(name) && first !== undefined && second !== undefined)
      return dictionary(keyFieldOf(numberOf(first, known, 1_023)), this.#field(second, known));
    throw abiError(`the type ${name} is not known`);
  }

  /** One of its constructors, selected by tag. */
  #declared(name: string, constructors: readonly TlbConstructor[], of: readonly TlbType[]): Field {
    const key = `${name} ${of.map((one) => this.#idOf(one)).join(" ")}`;
    const made = this.#made.get(key);
    if (made !== undefined) return made;
    if (this.#depth > DEEPEST || this.#made.size > MOST_TYPES)
      throw abiError("its types have too many forms");
    let ready: Field | null = null;
    const field = recursive(() => ready ?? rest);
    this.#made.set(key, field);
    this.#depth += 1;
    const all = constructors.map((one) => this.variantOf(one, of));
    this.#depth -= 1;
    const [only] = all;
    ready =
      only !== undefined && all.length === 1 && only.prefix.bits === 0
        ? group(only.fields)
        : variants(...byLongestPrefix(all));
    return field;
  }

  /** Equal types have equal ids. The arguments of a type can be shared many times over, so they are not written out. */
  #idOf(type: TlbType): number {
    const known = this.#idsOfTypes.get(type);
    if (known !== undefined) return known;
    const text = this.#textOf(type);
    const id = this.#ids.get(text) ?? this.#ids.size;
    this.#ids.set(text, id);
    this.#idsOfTypes.set(type, id);
    return id;
  }

  #textOf(type: TlbType): string {
    if (type.is === "name") return `${type.name}(${type.of.map((one) => this.#idOf(one)).join(" ")})`;
    if (type.is === "reference") return `^${this.#idOf(type.to)}`;
    if (type.is === "number") return String(type.value);
    throw abiError("fields in brackets as a parameter are not supported");
  }

  variantOf(one: TlbConstructor, of: readonly TlbType[]): Variant {
    const { name, prefix, parameters, fields } = one;
    if (prefix === null) throw abiError(`${name} has no tag: write one, or #_ for none`);
    if (one.of.length !== of.length) throw abiError(`${one.combinator} takes ${one.of.length} parameters`);
    const known = new Map<string, TlbType>();
    for (const [place, parameter] of one.of.entries()) {
      const given = of[place];
      if (parameter.is !== "name" || !parameters.includes(parameter.name) || given === undefined)
        throw abiError(`${name}: constructors for certain parameters are not supported`);
      known.set(parameter.name, given);
    }
    return { prefix, name, fields: this.fieldsOf(fields, known) };
  }
}

/** Forms of types with different parameters. A type can contain itself with ever larger ones. */
const MOST_TYPES = 1_000;
const DEEPEST = 60;

function isBit(field: Field): boolean {
  return field.is === "uint" && field.bits === 1;
}

function freeName(place: number, taken: ReadonlySet<string>): string {
  let name = `field_${place + 1}`;
  while (taken.has(name)) name += "_";
  return name;
}

function resolve(type: TlbType, known: Known): TlbType {
  return type.is === "name" && type.of.length === 0 ? (known.get(type.name) ?? type) : type;
}

/** Resolves names of parameters, so that the type means the same elsewhere. */
function resolveAll(type: TlbType, known: Known): TlbType {
  const resolved = resolve(type, known);
  if (resolved !== type) return resolved;
  if (type.is === "name") return { ...type, of: type.of.map((one) => resolveAll(one, known)) };
  return type.is === "reference" ? { ...type, to: resolveAll(type.to, known) } : type;
}

function numberOf(type: TlbType, known: Known, most: number): number {
  const resolved = resolve(type, known);
  if (resolved.is !== "number" || resolved.value < 1 || resolved.value > most)
    throw abiError("a size is no number that it can have");
  return resolved.value;
}

/** Fields of a given number of bits: `uint32`, `(## 5)`, `(bits 256)`, `(VarUInteger 16)`, `(#<= 30)`. */
function sizeOf(name: string, of: readonly TlbType[], known: Known): Field | null {
  const sized = readSizedName(name);
  if (sized !== null && sized.kind !== "bytes" && of.length === 0) return madeOf(sized.kind, sized.size);
  const [first, second] = of;
  if (first === undefined || second !== undefined) return null;
  if (name === "##") return uint(numberOf(first, known, 256));
  if (name === "#<") return uint(bitsFor(numberOf(first, known, 2 ** 31) - 1));
  if (name === "#<=") return uint(bitsFor(numberOf(first, known, 2 ** 31)));
  if (name === "VarUInteger") return sizedUint(bitsFor(numberOf(first, known, 256) - 1));
  return isSizedKind(name) && name !== "bytes" ? madeOf(name, numberOf(first, known, 1_023)) : null;
}

function madeOf(kind: SizedKind, size: number): Field {
  const field = sizedField(kind, size);
  if (field === null) throw abiError(`${kind}${size} has too many bits`);
  return field;
}

/** A scheme says only how wide a key is: as wide as an address, a number, or a hash. */
function keyFieldOf(width: number): KeyField {
  if (width === ACCOUNT_BITS) return account;
  return width <= MOST_NUMBER_BITS ? uint(width) : bits(width);
}

function bitsFor(value: number): number {
  return Math.max(1, Math.ceil(Math.log2(value + 1)));
}

/** The bodies that a scheme declares: all constructors without parameters, the last type first. */
export function makeTlbAbi(text: string): ContractAbi {
  const scheme = readTlbScheme(text);
  const compiler = new Compiler(scheme);
  const made = scheme
    .filter(({ of }) => of.length === 0)
    .toReversed()
    .map((one): { readonly type: string; readonly message: AbiMessage } => ({
      type: one.combinator,
      message: { ...compiler.variantOf(one, []), name: one.name === "_" ? one.combinator : one.name },
    }));
  if (made.length === 0) throw abiError("all of its types have parameters");
  return {
    format: "TL-B",
    name: null,
    messages: made.map(({ message }) => message),
    data: made
      .filter(({ type, message }) => isDataName(type) || isDataName(message.name))
      .map(({ message }) => message),
    methods: [],
    errors: new Map(),
  };
}
