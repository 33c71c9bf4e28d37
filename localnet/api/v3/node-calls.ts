import { fieldOf } from "@/lib/toncenter/field";
import { stackFromLegacy, stackToLegacy, stackToV3 } from "@/lib/toncenter/stack";
import { estimateFee, message, runGetMethod } from "@/lib/toncenter/v3/legacy";
import * as v from "valibot";
import { writeJson } from "../json";
import type { ApiNode } from "../node";
import { handleV2 } from "../v2/handle";
import { operation, type Operation } from "./operation";
import { Refused } from "../v2/refusal";

/** The index leaves these to the node's interface and tells what that answers in its own words. */
async function askNode(node: ApiNode, path: string, params: object): Promise<unknown> {
  const body = new TextEncoder().encode(writeJson(params));
  const { status, body: answer } = await handleV2(node, {
    method: "POST",
    path,
    query: new URLSearchParams(),
    body,
  });
  if (status === 200) return fieldOf(answer, "result");
  const problem = fieldOf(answer, "error");
  throw new Refused(status, typeof problem === "string" ? problem : "internal server error");
}

function feesOf(fees: unknown) {
  return {
    in_fwd_fee: fieldOf(fees, "in_fwd_fee"),
    storage_fee: fieldOf(fees, "storage_fee"),
    gas_fee: fieldOf(fees, "gas_fee"),
    fwd_fee: fieldOf(fees, "fwd_fee"),
  };
}

export const NODE_CALLS: readonly Operation[] = [
  operation(message, async ({ node, values }) => {
    const sent = await askNode(node, "sendBocReturnHash", values);
    return { message_hash: fieldOf(sent, "hash"), message_hash_norm: fieldOf(sent, "hash_norm") };
  }),

  operation(runGetMethod, async ({ node, values: { address, method, stack = [] } }) => {
    const ran = await askNode(node, "runGetMethod", { address, method, stack: stackToLegacy(stack) });
    return {
      gas_used: fieldOf(ran, "gas_used"),
      exit_code: fieldOf(ran, "exit_code"),
      stack: stackToV3(v.parse(stackFromLegacy, fieldOf(ran, "stack"))),
    };
  }),

  operation(estimateFee, async ({ node, values }) => {
    const fees = await askNode(node, "estimateFee", values);
    const others = fieldOf(fees, "destination_fees");
    return {
      source_fees: feesOf(fieldOf(fees, "source_fees")),
      destination_fees: Array.isArray(others) ? others.map(feesOf) : [],
    };
  }),
];
