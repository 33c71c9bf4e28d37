import { invalidRequest, RefusedRequest } from "../refused-request";
import type { ValueParser } from "./v2-value-parsers";

interface FieldRules<T> {
  /** Error text when the value is missing, instead of the parse error. */
  readonly absent?: string;
  /** Error text when the value is missing, for fields whose absence the service detects only when it validates. */
  readonly empty?: string;
  /** Accepts a list. Otherwise the last of several values counts. */
  readonly many?: true;
  /** Error text for an invalid value, or null. */
  check?(value: T): string | null;
}

export interface ParamField<T = unknown, Required extends boolean = boolean> extends FieldRules<T> {
  readonly parse: ValueParser<T>;
  readonly required: Required;
}

export type ParamFields = Readonly<Record<string, ParamField>>;

/** Parsed values; null for absent fields. */
export type Values<F extends ParamFields> = {
  readonly [K in keyof F]: F[K] extends ParamField<infer T, infer R>
    ? R extends true
      ? T
      : T | null
    : never;
};

/** Unparsed parameters by name. */
export type RawFields = Readonly<Record<string, unknown>>;

/** Appears in the error texts. */
export type RequestVerb = "get" | "post";

export function required<T>(parse: ValueParser<T>, rules: FieldRules<NoInfer<T>> = {}): ParamField<T, true> {
  return { ...rules, parse, required: true };
}

export function optional<T>(parse: ValueParser<T>, rules: FieldRules<NoInfer<T>> = {}): ParamField<T, false> {
  return { ...rules, parse, required: false };
}

/**
 * Parses all parameters, then validates them: as with the service, parse errors come before validation
 * errors.
 */
export function readFields<F extends ParamFields>(fields: F, raw: RawFields, verb: RequestVerb): Values<F>;
export function readFields(fields: ParamFields, raw: RawFields, verb: RequestVerb): Record<string, unknown> {
  const named = Object.entries(fields);
  const values = Object.fromEntries(
    named.map(([name, field]) => [name, readField(name, field, raw[name], verb)]),
  );
  for (const [name, field] of named) {
    const value = values[name];
    if (value === null && field.required && field.empty !== undefined) throw invalidRequest(field.empty);
    const problem = value === null ? null : (field.check?.(value) ?? null);
    if (problem !== null) throw invalidRequest(problem);
  }
  return values;
}

function readField(name: string, field: ParamField, rawValue: unknown, verb: RequestVerb): unknown {
  const input: unknown =
    Array.isArray(rawValue) && verb === "get" && field.many === undefined ? rawValue.at(-1) : rawValue;
  if (input === undefined || input === null || input === "") {
    if (field.required && field.empty === undefined)
      throw parseError(verb, field.absent ?? `failed to parse ${name}`);
    return null;
  }
  const value = field.parse(input);
  if (value === null) throw parseError(verb, `failed to parse ${name}`);
  return value;
}

function parseError(verb: RequestVerb, text: string): RefusedRequest {
  return new RefusedRequest(422, `failed to parse ${verb} request: ${text}`);
}
