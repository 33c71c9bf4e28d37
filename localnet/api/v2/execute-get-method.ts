import type { StackValue } from "@/lib/toncenter/stack";
import { methodId } from "@/lib/ton/contract/method-id";
import { MAX_DEPTH, readStack, StackTooDeep } from "../stack/read-stack";
import { writeStack } from "../stack/write-stack";
import type { ApiNode } from "../api-node";
import { executionContextOf, type AccountSnapshot } from "./v2-lookup";
import { RefusedRequest } from "../refused-request";

export interface GetMethodOutcome {
  readonly exitCode: number;
  readonly gasUsed: number;
  readonly stack: readonly StackValue[];
}

/** Result of any call to an account without code. */
const NO_CODE: GetMethodOutcome = { exitCode: -13, gasUsed: 0, stack: [] };

export async function executeGetMethod(
  node: ApiNode,
  snapshot: AccountSnapshot,
  seqno: number | null,
  method: string | number,
  stack: readonly StackValue[],
): Promise<GetMethodOutcome> {
  if (snapshot.account?.status !== "active") return NO_CODE;
  const call = {
    ...executionContextOf(node, snapshot, seqno),
    method: typeof method === "number" ? method : methodId(method),
    stack: writeStack(stack),
  };
  const answer = await node.chain.runGetMethod(call);
  try {
    return { exitCode: answer.exitCode, gasUsed: Number(answer.gasUsed), stack: readStack(answer.stack) };
  } catch (error) {
    if (error instanceof StackTooDeep) throw new RefusedRequest(533, `Result stack depth >= ${MAX_DEPTH}`);
    throw error;
  }
}
