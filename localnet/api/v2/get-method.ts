import type { StackValue } from "@/lib/toncenter/stack";
import { methodId } from "@/lib/ton/contract/method-id";
import { MAX_DEPTH, readStack, StackTooDeep } from "../stack/read";
import { writeStack } from "../stack/write";
import type { ApiNode } from "../node";
import { surroundingsOf, type Seen } from "./lookup";
import { Refused } from "./refusal";

export interface Outcome {
  readonly exitCode: number;
  readonly gasUsed: number;
  readonly stack: readonly StackValue[];
}

/** What running anything at all ends with where there is no code. */
const NO_CODE: Outcome = { exitCode: -13, gasUsed: 0, stack: [] };

export async function runMethod(
  node: ApiNode,
  seen: Seen,
  seqno: number | null,
  method: string | number,
  stack: readonly StackValue[],
): Promise<Outcome> {
  if (seen.account?.status !== "active") return NO_CODE;
  const call = {
    ...surroundingsOf(node, seen, seqno),
    method: typeof method === "number" ? method : methodId(method),
    stack: writeStack(stack),
  };
  const answer = await node.chain.runGetMethod(call);
  try {
    return { exitCode: answer.exitCode, gasUsed: Number(answer.gasUsed), stack: readStack(answer.stack) };
  } catch (error) {
    if (error instanceof StackTooDeep) throw new Refused(533, `Result stack depth >= ${MAX_DEPTH}`);
    throw error;
  }
}
