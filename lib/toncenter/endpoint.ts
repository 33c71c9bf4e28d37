import { pinsOf, type AnyPin, type Pin, type PinnedBy } from "./endpoint-pin";
import type { ParamKind } from "./param";
import type { ParamRule } from "./param-rule";
import type { Schema } from "./schema";

export type ApiVersion = "v2" | "v3";

/**
 * How long an answer stays valid: `immutable` forever, `head` for a block, `list` for a few blocks, `slow`
 * for minutes; `never` is not cached at all.
 */
export type Freshness = "immutable" | "head" | "list" | "slow" | "never";

type Method = "GET" | "POST";

/** `read` is a GET, `run` makes the service compute without changing anything, `send` changes the chain. */
export type Operation = "read" | "run" | "send";

export interface Param<T = unknown, Required extends boolean = boolean, Many extends boolean = boolean> {
  readonly kind: ParamKind<T>;
  readonly required: Required;
  /** May be repeated. */
  readonly many: Many;
  /** The maximum number of values; 1 where it may not be repeated. */
  readonly atMost: number;
  readonly about: string;
  /** The answer refers to values by position, so they are sent as received, duplicates included. */
  readonly ordered?: true;
  /** Whether an address of nothing (`null`, `addr_none`, an external one) counts as absent. */
  readonly nobodyIsMissing?: true;
}

export type ParamSpecs = Readonly<Record<string, Param>>;

type ValueOf<P> =
  P extends Param<infer T, boolean, infer Many> ? (Many extends true ? readonly T[] : T) : never;

/** The parameter values of a call, by name. */
export type ParamValues<S extends ParamSpecs> = {
  readonly [K in keyof S as S[K]["required"] extends true ? K : never]: ValueOf<S[K]>;
} & {
  readonly [K in keyof S as S[K]["required"] extends true ? never : K]?: ValueOf<S[K]> | undefined;
};

export interface PageSize {
  /** The service's default when no limit is given. */
  readonly default: number;
  readonly max: number;
  /** The status with which the service refuses a larger limit; 422 by default. */
  readonly overLimit?: 500;
}

export interface Paging extends PageSize {
  /** A few lists have a limit but no offset. */
  readonly offset: boolean;
}

/** How the service refuses a request without a required parameter. */
export interface MissingRefusal {
  readonly status: 401 | 404 | 422;
  readonly message: string;
}

/** One operation of the service. Its row has everything that the project knows about it. */
export interface Endpoint<S extends ParamSpecs = ParamSpecs, R = unknown, T = unknown> {
  readonly version: ApiVersion;
  /** The part after `/api/v2/` or `/api/v3/`. */
  readonly path: string;
  /** The name in logs, metrics and errors, after the version. */
  readonly name: string;
  readonly method: Method;
  readonly operation: Operation;
  readonly group: string;
  readonly about: string;
  readonly params: S;
  /** Rules between parameters. */
  readonly rules: readonly ParamRule[];
  /** Validates the answer: for v2 the content of `result`, for v3 the whole body. */
  readonly response: Schema<R>;
  readonly paging: Paging | null;
  readonly sortable: boolean;
  readonly freshness: Freshness;
  /** Whether browsers may call it through our proxy. */
  readonly browser: boolean;
  /** How a missing required parameter is refused; null for the usual way. */
  readonly missing: MissingRefusal | null;
  /** The bounds that can pin the pages of this list, the preferred one first. */
  readonly pins: readonly Pin[];
  /** True when a pin would exclude rows that this list has without it. */
  pinHidesRows(values: ParamValues<S>): boolean;
  /** The rows of a list, null for anything else. Methods, so that a table can hold endpoints of all answers. */
  rows(answer: R): readonly T[] | null;
  /**
   * True when this answer can never change, whatever `freshness` says in general: a finished trace, or
   * the state at a given block.
   */
  settled(answer: R, values: ParamValues<S>): boolean;
}

export type AnswerOf<E> = E extends Endpoint<ParamSpecs, infer R> ? R : never;

interface CommonRow<S extends ParamSpecs, R, T> {
  readonly path: string;
  /** For the second operation of a path; the path by default. */
  readonly name?: string;
  readonly group: string;
  readonly about: string;
  readonly params: S;
  readonly rules?: readonly ParamRule[];
  readonly response: Schema<R>;
  readonly browser?: boolean;
  readonly missing?: MissingRefusal;
  rows?(answer: NoInfer<R>): readonly T[];
  settled?(answer: NoInfer<R>, values: NoInfer<ParamValues<S>>): boolean;
}

/** A POST has to declare its operation. A sent message is never repeated, cached or shared. */
type CalledBy<M> = M extends "POST"
  ?
      | { readonly method: M; readonly operation: "run"; readonly freshness: Freshness }
      | { readonly method: M; readonly operation: "send"; readonly freshness: "never" }
  : { readonly method?: M; readonly operation?: never; readonly freshness: Freshness };

type PagedBy<S> = S extends { readonly limit: unknown } | { readonly count: unknown }
  ? { readonly paging: PageSize; readonly rows: unknown }
  : { readonly paging?: never };

/** A row of the table, with everything that its parameters and its method require. */
type Row<S extends ParamSpecs, R, T, M> = CommonRow<S, R, T> &
  CalledBy<M> &
  PagedBy<NoInfer<S>> &
  PinnedBy<NoInfer<S>, NoInfer<T>, NoInfer<ParamValues<S>>>;

/** The same for code that works on any row. */
interface AnyRow<S extends ParamSpecs, R, T> extends CommonRow<S, R, T> {
  readonly method?: Method;
  readonly operation?: Operation;
  readonly freshness: Freshness;
  readonly paging?: PageSize;
  readonly pin?: AnyPin<ParamValues<S>>;
}

/** Fills in the defaults: GET, no rules, no paging, open to browsers. */
function complete<const S extends ParamSpecs, R, T>(
  version: ApiVersion,
  row: AnyRow<S, R, T>,
): Endpoint<S, R, T> {
  return {
    version,
    path: row.path,
    name: row.name ?? row.path,
    method: row.method ?? "GET",
    operation: row.operation ?? "read",
    group: row.group,
    about: row.about,
    params: row.params,
    rules: row.rules ?? [],
    response: row.response,
    paging: row.paging === undefined ? null : { ...row.paging, offset: "offset" in row.params },
    sortable: "sort" in row.params,
    freshness: row.freshness,
    browser: row.browser ?? true,
    missing: row.missing ?? null,
    pins: pinsOf(row.pin),
    pinHidesRows: (values) => row.pin?.hidesRows?.(values) ?? false,
    rows: (answer) => row.rows?.(answer) ?? null,
    settled: (answer, values) => row.settled?.(answer, values) ?? false,
  };
}

export function v2<const S extends ParamSpecs, R, T = unknown, M extends Method = "GET">(
  row: Row<S, R, T, M>,
): Endpoint<S, R, T> {
  return complete<S, R, T>("v2", row);
}

export function v3<const S extends ParamSpecs, R, T = unknown, M extends Method = "GET">(
  row: Row<S, R, T, M>,
): Endpoint<S, R, T> {
  return complete<S, R, T>("v3", row);
}

export function endpointId(endpoint: Endpoint): string {
  return `${endpoint.version}.${endpoint.name}`;
}

export function required<T>(kind: ParamKind<T>, about: string): Param<T, true, false> {
  return { kind, required: true, many: false, atMost: 1, about };
}

export function optional<T>(kind: ParamKind<T>, about: string): Param<T, false, false> {
  return { kind, required: false, many: false, atMost: 1, about };
}

export function requiredMany<T>(kind: ParamKind<T>, atMost: number, about: string): Param<T, true, true> {
  return { kind, required: true, many: true, atMost, about };
}

export function optionalMany<T>(kind: ParamKind<T>, atMost: number, about: string): Param<T, false, true> {
  return { kind, required: false, many: true, atMost, about };
}

/** A parameter with many values, which the answer lists one by one. */
export function optionalInOrder<T>(kind: ParamKind<T>, atMost: number, about: string): Param<T, false, true> {
  return { ...optionalMany(kind, atMost, about), ordered: true };
}
