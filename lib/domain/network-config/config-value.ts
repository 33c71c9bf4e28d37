import type { Address } from "../../ton/address/address";

/** What a whole number counts, where its name does not say it. */
export type QuantityUnit =
  | "bits"
  | "bytes"
  | "cells"
  | "gas"
  | "messages"
  | "blocks"
  | "libraries"
  | "levels"
  | "bytes/s"
  | "requests/s";

/** A value of the configuration, with what is needed to print it. */
export type ConfigValue =
  /** In raw units of the coin. */
  | { readonly kind: "coins"; readonly value: bigint }
  /** In 2^-16 of a raw unit, per unit of what it pays for. */
  | { readonly kind: "price"; readonly value: bigint; readonly per: string }
  | { readonly kind: "quantity"; readonly value: bigint; readonly unit: QuantityUnit | null }
  | { readonly kind: "duration"; readonly ms: bigint }
  /** Unix seconds. */
  | { readonly kind: "time"; readonly at: number }
  /** A part of a whole, or a factor where it is shown as one. */
  | { readonly kind: "ratio"; readonly value: bigint; readonly of: bigint; readonly as: "percent" | "factor" }
  | { readonly kind: "account"; readonly address: Address }
  /** Hexadecimal: a key, a hash or an address of another chain. */
  | { readonly kind: "digits"; readonly digits: string; readonly what: string }
  | { readonly kind: "flag"; readonly value: boolean }
  | { readonly kind: "text"; readonly text: string }
  /** Numbers of other parameters. */
  | { readonly kind: "parameters"; readonly ids: readonly number[] };

export interface ConfigField {
  readonly name: string;
  readonly value: ConfigValue;
}

/** Fields that belong together. */
export interface ConfigFacts {
  readonly kind: "facts";
  /** Null where the parameter has one part only. */
  readonly title: string | null;
  readonly fields: readonly ConfigField[];
}

/** A list of the configuration, such as validators. */
export interface ConfigTable {
  readonly kind: "table";
  readonly title: string;
  /** The first names the row. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ConfigValue[])[];
}

export type ConfigPart = ConfigFacts | ConfigTable;
