import type { Endpoint, Param, ParamSpecs, ParamValues } from "@/lib/toncenter/endpoint";
import { rawFromBody, rawFromQuery, readParams, type RawParams } from "@/lib/toncenter/request";
import type { Page } from "../../../store/store";
import type { ApiRequest } from "../../api-request";
import { pageOf, pageParams, readPage } from "./v3-page";
import { malformed, missing, refusedByRule, tooMany, unreadable } from "./v3-refusals";
import { RefusedRequest } from "../../refused-request";

/** The parsed parameters of a request. */
export interface ParsedRequest<S extends ParamSpecs> {
  readonly values: ParamValues<S>;
  readonly page: Page;
  readonly rawTexts: RawTexts;
}

/** The unparsed values of a repeatable parameter. */
export type RawTexts = (name: string) => readonly string[];

/** Spellings of an absent address; some endpoints treat them as a missing parameter. */
const ABSENT_ADDRESS = /^(?:null|addr_none|ext\$.*)$/;
const MAX_UINT64 = 2n ** 64n - 1n;

function isAbsentAddress(input: unknown): boolean {
  return typeof input === "string" && ABSENT_ADDRESS.test(input);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function fieldsOf(body: Uint8Array | null): Record<string, unknown> {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body ?? new Uint8Array(0));
    const fields: unknown = JSON.parse(text);
    if (isObject(fields)) return fields;
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
  }
  throw new RefusedRequest(422, "Unprocessable Entity");
}

export function rawParamsOf(endpoint: Endpoint, { query, body }: ApiRequest): RawParams {
  return endpoint.method === "POST" ? rawFromBody(fieldsOf(body)) : rawFromQuery(query);
}

export function rawTextsOf(raw: RawParams): RawTexts {
  return (name) =>
    (raw.get(name) ?? []).flatMap(unpacked).map((input) => {
      if (typeof input !== "string" && typeof input !== "number") throw malformed(name);
      return String(input).trim();
    });
}

/** A repeatable parameter may be repeated, a JSON list, or a comma-separated string. */
function unpacked(input: unknown): readonly unknown[] {
  if (Array.isArray(input)) return input;
  return typeof input === "string" ? input.split(",") : [input];
}

/** If a single-valued parameter is repeated, the last value counts. */
function lastValues(endpoint: Endpoint, raw: RawParams): Map<string, readonly unknown[]> {
  return new Map(
    [...raw].map(([name, inputs]) => [
      name,
      endpoint.params[name]?.many === true ? inputs : inputs.slice(-1),
    ]),
  );
}

function checkCounts(endpoint: Endpoint, raw: RawParams): void {
  for (const [name, { required, many, atMost, nobodyIsMissing }] of Object.entries(endpoint.params)) {
    const inputs = raw.get(name) ?? [];
    const isAbsent = nobodyIsMissing === true && isAbsentAddress(inputs[0]);
    if (required && (inputs.length === 0 || isAbsent)) throw missing(endpoint, name);
    if (many && inputs.flatMap(unpacked).length > atMost) throw tooMany(name, atMost);
  }
}

/** The index of the first value that cannot be read; null for a parameter with a single value. */
function indexOfMalformed(endpoint: Endpoint, raw: RawParams, field: string): number | null {
  const param = endpoint.params[field];
  if (param?.many !== true || endpoint.method === "POST") return null;
  const index = (raw.get(field) ?? []).flatMap(unpacked).findIndex((input) => !isReadable(param, input));
  return index < 0 ? null : index;
}

function isReadable({ kind }: Param, input: unknown): boolean {
  try {
    kind.read(input);
    return true;
  } catch {
    return false;
  }
}

export function parseRequest<S extends ParamSpecs, R, T>(
  endpoint: Endpoint<S, R, T>,
  request: ApiRequest,
): ParsedRequest<S> {
  const raw = lastValues(endpoint, rawParamsOf(endpoint, request));
  const requestedPage = readPage(endpoint, raw);
  for (const [name, inputs] of pageParams(requestedPage, endpoint.paging?.max ?? 0)) raw.set(name, inputs);
  checkCounts(endpoint, raw);
  const read = readParams(endpoint, raw);
  if (!read.ok)
    throw read.error.field === null
      ? refusedByRule(read.error.message)
      : malformed(read.error.field, indexOfMalformed(endpoint, raw, read.error.field));
  for (const [name, value] of Object.entries<unknown>(read.value))
    if (typeof value === "bigint" && value > MAX_UINT64) throw unreadable(name);
  return { values: read.value, page: pageOf(endpoint, requestedPage), rawTexts: rawTextsOf(raw) };
}
