import type { Endpoint, ParamSpecs, ParamValues } from "@/lib/toncenter/endpoint";
import { rawFromBody, rawFromQuery, readParams, type RawParams } from "@/lib/toncenter/request";
import type { Page } from "../../store/store";
import type { ApiRequest } from "../exchange";
import { pageOf, pageParams, readPage } from "./page";
import { malformed, missing, tooMany, unreadable } from "./refusals";
import { Refused } from "../v2/refusal";

/** A question as its endpoint understands it. */
export interface Question<S extends ParamSpecs> {
  readonly values: ParamValues<S>;
  readonly page: Page;
  readonly spellings: Spellings;
}

/** The texts that came for a repeatable parameter, as they were written. */
export type Spellings = (name: string) => readonly string[];

/** Nobody's account. */
const NO_ACCOUNT = /^(?:null|addr_none|ext\$.*)$/;

const MAX_UINT64 = 2n ** 64n - 1n;

function isNobody(input: unknown): boolean {
  return typeof input === "string" && NO_ACCOUNT.test(input);
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
  throw new Refused(422, "Unprocessable Entity");
}

export function rawOf(endpoint: Endpoint, { query, body }: ApiRequest): RawParams {
  return endpoint.method === "POST" ? rawFromBody(fieldsOf(body)) : rawFromQuery(query);
}

export function spellingsOf(raw: RawParams): Spellings {
  return (name) =>
    (raw.get(name) ?? []).flatMap(packed).map((input) => {
      if (typeof input !== "string" && typeof input !== "number") throw malformed(name);
      return String(input).trim();
    });
}

/** A repeatable value comes repeated, as a JSON list, or as one text with commas. */
function packed(input: unknown): readonly unknown[] {
  if (Array.isArray(input)) return input;
  return typeof input === "string" ? input.split(",") : [input];
}

/** A value that may be there once and is there several times counts as its last one. */
function once(endpoint: Endpoint, raw: RawParams): Map<string, readonly unknown[]> {
  return new Map(
    [...raw].map(([name, inputs]) => [
      name,
      endpoint.params[name]?.many === true ? inputs : inputs.slice(-1),
    ]),
  );
}

function checkNumbers(endpoint: Endpoint, raw: RawParams): void {
  for (const [name, { required, many, atMost, nobodyIsMissing }] of Object.entries(endpoint.params)) {
    const inputs = raw.get(name) ?? [];
    const nobody = nobodyIsMissing === true && isNobody(inputs[0]);
    if (required && (inputs.length === 0 || nobody)) throw missing(endpoint, name);
    if (many && inputs.flatMap(packed).length > atMost) throw tooMany(name, atMost);
  }
}

export function readQuestion<S extends ParamSpecs, R, T>(
  endpoint: Endpoint<S, R, T>,
  request: ApiRequest,
): Question<S> {
  const raw = once(endpoint, rawOf(endpoint, request));
  const asked = readPage(endpoint, raw);
  for (const [name, inputs] of pageParams(asked, endpoint.paging?.max ?? 0)) raw.set(name, inputs);
  checkNumbers(endpoint, raw);
  const read = readParams(endpoint, raw);
  if (!read.ok)
    throw read.error.field === null ? new Refused(422, read.error.message) : malformed(read.error.field);
  for (const [name, value] of Object.entries<unknown>(read.value))
    if (typeof value === "bigint" && value > MAX_UINT64) throw unreadable(name);
  return { values: read.value, page: pageOf(endpoint, asked), spellings: spellingsOf(raw) };
}
