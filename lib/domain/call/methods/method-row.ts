/** The kind of an argument. Its value is typed as a `StackEntry`, in its one text form. */
export type ArgKind =
  | "int"
  /** A number: Unix seconds. */
  | "time"
  /** A number with 256 bits: a key or hash. */
  | "hash"
  /** A number with 256 bits: an account without its workchain. An address may be typed. */
  | "account"
  /** A slice. */
  | "address"
  | "cell"
  | "slice"
  | "domain";

export interface MethodArg {
  readonly name: string;
  readonly is: ArgKind;
  /** Some contracts take it and others do not; those after it are optional, too. */
  readonly isOptional?: true;
  /** Values to choose from, with what they mean. */
  readonly options?: Readonly<Record<string, string>>;
}

/** The meaning of a result that is a single stack value. */
export type LeafKind =
  | "int"
  | "flag"
  /** Raw units of the coin. */
  | "coins"
  /** Raw units of a token with its own decimals. */
  | "units"
  /** Unix seconds. */
  | "time"
  /** Seconds. */
  | "duration"
  /** A number with 256 bits: a key or hash. */
  | "hash"
  /** A number with 256 bits: an account of the masterchain or of the basechain. */
  | "masterchain account"
  | "basechain account"
  /** A cell or slice with an address. */
  | "address"
  /** A cell or slice with text in UTF-8. */
  | "text"
  /** A cell with metadata according to TEP-64. */
  | "content"
  | "cell"
  | "any";

export type ResultKind =
  | LeafKind
  | { readonly tuple: readonly MethodResult[] }
  /** A list of tuples with these fields, or of single values. */
  | { readonly rows: readonly MethodResult[] };

export interface MethodResult {
  readonly name: string;
  readonly is: ResultKind;
}

/** A get method that a standard, or a well-known contract, defines. */
export interface MethodRow {
  readonly name: string;
  /** Where it is defined: "TEP-74", "Wallets". */
  readonly standard: string;
  readonly args: readonly MethodArg[];
  readonly results: readonly MethodResult[];
}

type Named<K> = readonly (readonly [name: string, is: K])[];

/** The results of a tuple or of the rows of a list. */
export function fields(...named: Named<ResultKind>): readonly MethodResult[] {
  return named.map(([name, is]) => ({ name, is }));
}

/** Rows of a standard: the method's name with its arguments and results. */
export function methodsOf(
  standard: string,
  rows: Readonly<
    Record<string, { readonly args?: readonly MethodArg[]; readonly results: Named<ResultKind> }>
  >,
): readonly MethodRow[] {
  return Object.entries(rows).map(([name, { args = [], results }]) => ({
    name,
    standard,
    args,
    results: fields(...results),
  }));
}

export function arg(name: string, is: ArgKind, options?: MethodArg["options"]): MethodArg {
  return options === undefined ? { name, is } : { name, is, options };
}

export function optionalArg(name: string, is: ArgKind): MethodArg {
  return { name, is, isOptional: true };
}
