import type { Fields } from "../bodies/fields";
import { FormatError } from "../value/format-error";

/** What a file can be: the JSON of the Tact compiler, the JSON of tools for Tolk, or declarations in TL-B. */
export const ABI_FORMATS = ["Tact ABI", "Tolk ABI", "TL-B"] as const;
export type AbiFormat = (typeof ABI_FORMATS)[number];

/** A body or a structure with a name, as a file describes it. */
export interface AbiMessage {
  readonly name: string;
  /** The bits that it begins with; none if it has no tag. */
  readonly prefix: { readonly bits: number; readonly value: number };
  readonly fields: Fields;
  /** Its layout by earlier compilers of the language, if it differs. */
  readonly olderFields?: Fields;
}

export interface AbiMethod {
  readonly id: number;
  readonly name: string;
  /** "amount: coins, to: address"; null if the file does not say. */
  readonly takes: string | null;
  readonly returns: string | null;
}

/** What a file says about a contract. */
export interface ContractAbi {
  readonly format: AbiFormat;
  readonly name: string | null;
  readonly messages: readonly AbiMessage[];
  /** The possible structures of the contract's data, in the order in which they are tried. */
  readonly data: readonly AbiMessage[];
  readonly methods: readonly AbiMethod[];
  readonly errors: ReadonlyMap<number, string>;
}

export const ABI_LIMITS = {
  /** Characters of a file. */
  text: 200_000,
  /** Of types, messages, methods and errors each. */
  entries: 1_000,
  fields: 200,
  name: 80,
  errorText: 200,
} as const;

/**
 * Names are identifiers of contract languages, so they cannot hold misleading characters. Tact adds `$Data` to some.
 */
const NAME = /^[A-Za-z_$][A-Za-z0-9_$]*$/;

export function isAbiName(text: string): boolean {
  return NAME.test(text) && text.length <= ABI_LIMITS.name;
}

/** Common names of the structure of a contract's data: "Storage", "Counter$Data". */
const DATA_NAME = /(storage|data|state)$/i;

export function isDataName(name: string): boolean {
  return DATA_NAME.test(name) && !/^stateinit/i.test(name);
}

/** The names of fields, those in further cells too. */
export function fieldNames(fields: Fields): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.is === "continued" ? fieldNames(field.fields) : name,
  );
}

export function abiError(reason: string): FormatError {
  return new FormatError("contract interface", reason);
}
