import { fieldOf } from "@/lib/toncenter/field-of";
import { stackFromLegacy, stackToLegacy, stackToV3 } from "@/lib/toncenter/stack";
import { estimateFee, message, runGetMethod } from "@/lib/toncenter/v3/v3-legacy";
import * as v from "valibot";
import { writeJson } from "../write-json";
import type { ApiNode } from "../api-node";
import { handleV2 } from "../v2/handle-v2";
import { route, type Route } from "./v3-route";
import { RefusedRequest } from "../refused-request";

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

export const NODE_CALLS: readonly Route[] = [
  route(message, async ({ node, values }) => {
    const submitted = await callV2(node, "sendBocReturnHash", values);
    return { message_hash: fieldOf(submitted, "hash"), message_hash_norm: fieldOf(submitted, "hash_norm") };
  }),

  route(runGetMethod, async ({ node, values: { address, method, stack = [] } }) => {
    const result = await callV2(node, "runGetMethod", { address, method, stack: stackToLegacy(stack) });
    return {
      gas_used: fieldOf(result, "gas_used"),
      exit_code: fieldOf(result, "exit_code"),
      stack: stackToV3(v.parse(stackFromLegacy, fieldOf(result, "stack"))),
    };
  }),

  route(estimateFee, async ({ node, values }) => {
    const fees = await callV2(node, "estimateFee", values);
    const others = fieldOf(fees, "destination_fees");
    return {
      source_fees: feesOf(fieldOf(fees, "source_fees")),
      destination_fees: Array.isArray(others) ? others.map(feesOf) : [],
    };
  }),
];
