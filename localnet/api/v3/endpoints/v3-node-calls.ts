import { fieldOf } from "@/lib/toncenter/field-of";
import type { Endpoint } from "@/lib/toncenter/endpoint";
import { stackFromLegacy, stackToV3 } from "@/lib/toncenter/stack";
import { estimateFee, message, runGetMethod } from "@/lib/toncenter/v3/v3-legacy";
import * as v from "valibot";
import { writeJson } from "../../write-json";
import type { ServedRequest } from "../../api-request";
import type { ApiNode } from "../../api-node";
import { handleV2 } from "../../v2/handle-v2";
import { rawParamsOf } from "../request/v3-parsed-request";
import { missing } from "../request/v3-refusals";
import { route, type Route } from "../v3-route";
import { RefusedRequest } from "../../refused-request";

/** Like the service, v3 forwards these calls to v2 and converts the results. */
async function callV2(node: ApiNode, path: string, params: object): Promise<unknown> {
  const body = new TextEncoder().encode(writeJson(params));
  const { status, body: answer } = await handleV2(node, {
    method: "POST",
    path,
    query: new URLSearchParams(),
    body,
  });
  if (status === 200) return fieldOf(answer, "result");
  const problem = fieldOf(answer, "error");
  throw new RefusedRequest(status, typeof problem === "string" ? problem : "internal server error");
}

function feesOf(fees: unknown) {
  return {
    in_fwd_fee: fieldOf(fees, "in_fwd_fee"),
    storage_fee: fieldOf(fees, "storage_fee"),
    gas_fee: fieldOf(fees, "gas_fee"),
    fwd_fee: fieldOf(fees, "fwd_fee"),
  };
}

const bodyFieldsOf = (endpoint: Endpoint, request: ServedRequest) =>
  Object.fromEntries([...rawParamsOf(endpoint, request)].map(([name, [value]]) => [name, value]));

/** v3 checks only the JSON types; v2 checks the rest. */
const CallRequest = v.object({
  address: v.optional(v.string(), ""),
  method: v.optional(v.string(), ""),
  stack: v.optional(v.array(v.object({ type: v.optional(v.string(), ""), value: v.unknown() })), []),
});
const FeeRequest = v.object({
  address: v.optional(v.string(), ""),
  body: v.optional(v.string(), ""),
  init_code: v.optional(v.string()),
  init_data: v.optional(v.string()),
  ignore_chksig: v.optional(v.boolean()),
});

/** The stack entries that v3 accepts, by the names that it gives them in v2. */
const STACK_TYPES: ReadonlyMap<string, string> = new Map([
  ["num", "num"],
  ["cell", "tvm.Cell"],
  ["slice", "tvm.Slice"],
]);

async function callGetMethod(node: ApiNode, request: ServedRequest): Promise<unknown> {
  const given = v.safeParse(CallRequest, bodyFieldsOf(runGetMethod, request));
  if (!given.success) throw new RefusedRequest(422, "Unprocessable Entity");
  const { address, method, stack } = given.output;
  if (address === "") throw missing(runGetMethod, "address");
  if (method === "") throw missing(runGetMethod, "method");
  const entries = stack.map(({ type, value }) => {
    const name = STACK_TYPES.get(type);
    if (name === undefined) throw new RefusedRequest(500, `unsupported stack parameter type: ${type}`);
    return [name, value];
  });
  const result = await callV2(node, "runGetMethod", { address, method, stack: entries }).catch(
    (error: unknown) => {
      // A refusal by v2 becomes an internal error of v3 with the same text.
      throw error instanceof RefusedRequest ? new RefusedRequest(500, error.message) : error;
    },
  );
  return {
    gas_used: fieldOf(result, "gas_used"),
    exit_code: fieldOf(result, "exit_code"),
    stack: stackToV3(v.parse(stackFromLegacy, fieldOf(result, "stack"))),
  };
}

export const NODE_CALLS: readonly Route[] = [
  route(message, async ({ node, values }) => {
    const submitted = await callV2(node, "sendBocReturnHash", values);
    return { message_hash: fieldOf(submitted, "hash"), message_hash_norm: fieldOf(submitted, "hash_norm") };
  }),

  { endpoint: runGetMethod, answer: callGetMethod },

  {
    endpoint: estimateFee,
    answer: async (node, request) => {
      const given = v.safeParse(FeeRequest, bodyFieldsOf(estimateFee, request));
      if (!given.success) throw new RefusedRequest(422, "Unprocessable Entity");
      const fees = await callV2(node, "estimateFee", given.output);
      const others = fieldOf(fees, "destination_fees");
      return {
        source_fees: feesOf(fieldOf(fees, "source_fees")),
        destination_fees: Array.isArray(others) ? others.map(feesOf) : [],
      };
    },
  },
];
