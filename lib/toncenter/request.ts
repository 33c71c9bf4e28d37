import { badInput, fail, ok, type BadInput, type Result } from "./error";
import type { Endpoint, Param, ParamSpecs, ParamValues } from "./endpoint";
import { refusalOf, type WireValue } from "./param";

/** A request in its canonical spelling: equal calls have equal keys. */
export interface WireRequest {
  /** The part after the version: `transactions?account=…`. */
  readonly target: string;
  readonly body: string | null;
  readonly key: string;
}

/** Parameters as clients send them: a query string, or the fields of a JSON body. */
export type RawParams = ReadonlyMap<string, readonly unknown[]>;

export function rawFromQuery(query: URLSearchParams): RawParams {
  const raw = new Map<string, string[]>();
  for (const [name, value] of query) {
    // The service treats an empty value as absent.
    if (value !== "") raw.set(name, [...(raw.get(name) ?? []), value]);
  }
  return raw;
}

export function rawFromBody(body: Readonly<Record<string, unknown>>): RawParams {
  return new Map(
    Object.entries(body)
      // Clients send "" for code and data that an account does not have: treated as absent, as in a query.
      .filter(([, value]) => value !== null && value !== undefined && value !== "")
      .map(([name, value]) => [name, [value]]),
  );
}

/**
 * Reads a client's parameters into the endpoint's values. Unknown names are dropped, as the service does, so nothing
 * that is not in the table is ever sent to the service.
 */
export function readParams<S extends ParamSpecs, R, T>(
  endpoint: Endpoint<S, R, T>,
  raw: RawParams,
): Result<ParamValues<S>, BadInput>;
export function readParams(endpoint: Endpoint, raw: RawParams): Result<Record<string, unknown>, BadInput> {
  const values: Record<string, unknown> = {};
  for (const [name, param] of Object.entries(endpoint.params)) {
    const inputs = param.many ? spread(raw.get(name) ?? []) : (raw.get(name) ?? []);
    if (inputs.length === 0) {
      if (param.required) return fail(badInput(`${name} is required`, name));
      continue;
    }
    if (inputs.length > param.atMost) {
      return fail(
        badInput(param.many ? `${name}: at most ${param.atMost} values` : `${name} is given twice`, name),
      );
    }
    const read = readValues(param, inputs);
    if (!read.ok) return fail(badInput(`${name}: ${read.error}`, name));
    values[name] = param.many ? read.value : read.value[0];
  }
  return checked(endpoint, values);
}

/** A repeatable value comes repeated, as a JSON list, or as one text with commas. */
function spread(inputs: readonly unknown[]): readonly unknown[] {
  return inputs.flatMap((input) =>
    Array.isArray(input) ? input : typeof input === "string" ? input.split(",") : [input],
  );
}

function readValues(param: Param, inputs: readonly unknown[]): Result<unknown[], string> {
  try {
    return ok(inputs.map((input) => param.kind.read(input)));
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    return fail(refusal);
  }
}

function checked(
  endpoint: Endpoint,
  values: Record<string, unknown>,
): Result<Record<string, unknown>, BadInput> {
  const given = new Set(Object.keys(values));
  const broken = endpoint.rules.find((rule) => !rule.holds(given, values));
  return broken === undefined ? ok(values) : fail(badInput(broken.message));
}

/** Writes a request in canonical form: parameters in the table's order, repeated values sorted unless their order matters. */
export function writeRequest<S extends ParamSpecs, R, T>(
  endpoint: Endpoint<S, R, T>,
  values: ParamValues<S>,
): WireRequest;
export function writeRequest(endpoint: Endpoint, values: Readonly<Record<string, unknown>>): WireRequest {
  const fields = Object.entries(endpoint.params).flatMap(
    ([name, param]): readonly (readonly [string, WireValue, Param])[] => {
      const value = values[name];
      if (value === undefined) return [];
      if (!param.many || !Array.isArray(value)) return [[name, param.kind.write(value), param]];
      const items = value.map((item) => param.kind.write(item));
      return (param.ordered ? items : [...new Set(items)].toSorted(byText)).map((item) => [
        name,
        item,
        param,
      ]);
    },
  );
  if (endpoint.method === "POST") {
    const body = JSON.stringify(bodyOf(fields));
    return { target: endpoint.path, body, key: `${endpoint.version} ${endpoint.path} ${body}` };
  }
  const query = new URLSearchParams(fields.map(([name, value]) => [name, textOf(value)])).toString();
  const target = query === "" ? endpoint.path : `${endpoint.path}?${query}`;
  return { target, body: null, key: `${endpoint.version} ${target}` };
}

function textOf(value: WireValue): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function byText(one: WireValue, other: WireValue): number {
  const [left, right] = [textOf(one), textOf(other)];
  return left < right ? -1 : left > right ? 1 : 0;
}

function bodyOf(fields: readonly (readonly [string, WireValue, Param])[]): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [name, value, param] of fields) {
    const before = body[name];
    body[name] = param.many ? [...(Array.isArray(before) ? before : []), value] : value;
  }
  return body;
}
