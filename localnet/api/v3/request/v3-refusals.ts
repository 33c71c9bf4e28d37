import type { Endpoint } from "@/lib/toncenter/endpoint";
import { refusalOfMissing } from "@/lib/toncenter/missing-param";
import { RefusedRequest } from "../../refused-request";

export function missing(endpoint: Endpoint, field: string): RefusedRequest {
  const { status, message } = refusalOfMissing(endpoint, field);
  return new RefusedRequest(status, message);
}

/** `index` is that of the value in a repeatable parameter. */
export function unreadable(field: string, index: number | null = null): RefusedRequest {
  const what = index === null ? `"${field}"` : `index ${index} of "${field}"`;
  return new RefusedRequest(422, `failed to decode: schema: error converting value for ${what}`);
}

/** Error texts of parameters that the service validates after parsing. */
const VALIDATION_ERRORS: Readonly<Record<string, string>> = {
  sort: "wrong value for sort parameter",
  direction: "direction should be one of: in, out",
  state: "state must be one of: all, won, bidding",
  after: "invalid after cursor",
  index: "index should contain digits only",
  action_type: "action_type contains invalid characters",
  exclude_action_type: "exclude_action_type contains invalid characters",
  supported_action_types: "supported_action_types contains invalid characters",
  validator_pubkey: "validator_pubkey must be a 32-byte value in hex, base64 or base64url format",
  adnl_address: "adnl_address must be a 32-byte value in hex, base64 or base64url format",
};

export function malformed(field: string, index: number | null = null): RefusedRequest {
  const text = VALIDATION_ERRORS[field];
  return text === undefined ? unreadable(field, index) : new RefusedRequest(422, text);
}

/** The service finds this one in its query builder and wraps it once more. */
const WRAPPED_RULE = "index parameter is not allowed without the collection_address";

export function refusedByRule(text: string): RefusedRequest {
  return new RefusedRequest(text === WRAPPED_RULE ? 500 : 422, text);
}

export function tooMany(field: string, atMost: number): RefusedRequest {
  return field === "opcodes" || field === "bodies"
    ? new RefusedRequest(422, `${field} list exceeds maximum length of ${atMost}`)
    : new RefusedRequest(
        422,
        `maximum ${atMost} ${field.startsWith("address") ? "addresses" : "values"} allowed`,
      );
}

export function overLimit(endpoint: Endpoint, limit: number, max: number): RefusedRequest {
  return new RefusedRequest(endpoint.paging?.overLimit ?? 422, `limit is not allowed: ${limit} > ${max}`);
}
