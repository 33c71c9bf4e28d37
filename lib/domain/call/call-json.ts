import type { Address } from "../../ton/address/address";
import { stackToLegacy, type StackValue } from "../../toncenter/stack";

/** A call as it is sent. */
export interface SentCall {
  readonly address: Address;
  readonly method: string | number;
  readonly stack: readonly StackValue[];
  readonly seqno: number | null;
}

interface CallResult {
  readonly exitCode: number;
  readonly gasUsed: number;
  readonly stack: readonly StackValue[];
}

/** The body of the request, as both services take it. */
export function callBody({ address, method, stack, seqno }: SentCall): string {
  return JSON.stringify({
    address,
    method,
    stack: stackToLegacy(stack),
    ...(seqno === null ? {} : { seqno }),
  });
}

/** A call with its result. */
export function callJson(call: SentCall, { exitCode, gasUsed, stack }: CallResult): string {
  const { address, method, seqno } = call;
  return JSON.stringify(
    {
      address,
      method,
      stack: stackToLegacy(call.stack),
      ...(seqno === null ? {} : { seqno }),
      exit_code: exitCode,
      gas_used: gasUsed,
      result: stackToLegacy(stack),
    },
    null,
    2,
  );
}
