import type { Endpoint } from "../../../lib/toncenter/endpoint";
import type { BadInput } from "../../../lib/toncenter/error";
import { refusalOfMissing } from "../../../lib/toncenter/missing-param";
import { readParams, type RawParams } from "../../../lib/toncenter/request";
import { Refused } from "./refusal";
import { Values, type ParsedParams } from "./param-values";

const countName = (endpoint: Endpoint) => ("count" in endpoint.params ? "count" : "limit");

/** Parses a request as the service does, with the same error texts. */
export function parseParams(endpoint: Endpoint, raw: RawParams): ParsedParams {
  const tolerant = tolerate(endpoint, raw);
  const read = readParams(endpoint, tolerant);
  if (!read.ok) throw refusalOf(endpoint, read.error);
  const values = new Values(read.value);
  const slice = {
    limit: values.number(countName(endpoint)) ?? endpoint.paging?.default ?? Number.MAX_SAFE_INTEGER,
    offset: values.number("offset") ?? 0,
    ascending: values.text("sort") === "asc",
  };
  return { values, slice, spelled: addressSpellings(raw) };
}

/** Like the service, corrects some values, and checks limits before everything else. */
function tolerate(endpoint: Endpoint, raw: RawParams): RawParams {
  const tolerant = new Map(raw);
  const name = countName(endpoint);
  const limit = wholeNumber(raw.get(name));
  if (limit !== null && endpoint.paging !== null) {
    if (limit > endpoint.paging.max) throw tooMany(endpoint, limit);
    if (limit < 1 && endpoint.version === "v2")
      throw validationRefusal(endpoint, `${name} should be positive`);
    if (limit < 1) tolerant.set(name, ["1"]);
  }
  const offset = wholeNumber(raw.get("offset"));
  if (offset !== null && offset < 0) tolerant.set("offset", ["0"]);
  const [sort] = raw.get("sort") ?? [];
  if (typeof sort === "string" && /^[ad]$/i.test(sort))
    tolerant.set("sort", [/a/i.test(sort) ? "asc" : "desc"]);
  return tolerant;
}

function wholeNumber(inputs: readonly unknown[] | undefined): number | null {
  const [input] = inputs ?? [];
  if (typeof input === "number") return Number.isInteger(input) ? input : null;
  return typeof input === "string" && /^-?\d{1,12}$/.test(input) ? Number(input) : null;
}

function tooMany(endpoint: Endpoint, limit: number): Refused {
  const max = endpoint.paging?.max ?? 0;
  if (endpoint.version === "v2")
    return validationRefusal(endpoint, `${countName(endpoint)} should be less or equal ${max}`);
  return new Refused(endpoint.paging?.overLimit ?? 422, `limit is not allowed: ${limit} > ${max}`);
}

const validationRefusal = (endpoint: Endpoint, text: string) =>
  new Refused(422, endpoint.version === "v2" ? `failed to validate request: ${text}` : text);

/** Error texts are the service's own where the contract records them. */
function refusalOf(endpoint: Endpoint, { field, message }: BadInput): Refused {
  if (field === null) return validationRefusal(endpoint, message);
  const missing = message === `${field} is required`;
  if (endpoint.version === "v2") return refusedV2(endpoint, field, missing);
  if (missing) {
    const refusal = refusalOfMissing(endpoint, field);
    return new Refused(refusal.status, refusal.message);
  }
  if (field === "sort") return new Refused(422, "wrong value for sort parameter");
  if (field === "direction") return new Refused(422, "direction should be one of: in, out");
  return new Refused(422, `failed to decode: schema: error converting value for "${field}"`);
}

function refusedV2(endpoint: Endpoint, field: string, missing: boolean): Refused {
  if (missing && field === "address") return validationRefusal(endpoint, "empty address");
  const verb = endpoint.method === "POST" ? "post" : "get";
  const text = missing && field === "workchain" ? "workchain required" : `failed to parse ${field}`;
  return new Refused(422, `failed to parse ${verb} request: ${text}`);
}

function addressSpellings(raw: RawParams): readonly string[] {
  return (raw.get("address") ?? []).flatMap((one) => String(one).split(","));
}
