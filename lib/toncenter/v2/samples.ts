import { ACCOUNT_SAMPLES, TOKEN_SAMPLES } from "./samples/accounts";
import { BLOCK_SAMPLES } from "./samples/blocks";
import { TOOL_SAMPLES } from "./samples/tools";
import { TRANSACTION_SAMPLES } from "./samples/transactions";
import { HEAD_TIME, type Sample } from "./samples/values";

/** A request and its answer for every operation of the node interface: invented, but consistent. */
export const V2_SAMPLES: readonly Sample[] = [
  ...ACCOUNT_SAMPLES,
  ...TOKEN_SAMPLES,
  ...BLOCK_SAMPLES,
  ...TRANSACTION_SAMPLES,
  ...TOOL_SAMPLES,
];

/** The service's envelope around an answer. */
export function envelope(result: unknown) {
  return { ok: true, result, "@extra": `${HEAD_TIME}.25:0:0.004` };
}
