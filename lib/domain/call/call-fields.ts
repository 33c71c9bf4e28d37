/** The input as typed, which a form keeps even if it cannot be parsed. */
export interface TypedCall {
  readonly method: string | null;
  readonly stack: readonly string[];
  readonly seqno: string | null;
  /** Arguments are free-form, even for a method whose arguments have names. */
  readonly isFree: boolean;
}

export const CALL_FIELDS = {
  address: "address",
  method: "method",
  stack: "stack",
  seqno: "seqno",
  args: "args",
  /** The method that the form has fields for: arguments of another one are left out. */
  of: "of",
} as const;
export const FREE_ARGS = "free";

/** An additional field of a posted call; a URL has it in its path. */
export const POSTED_NETWORK = "network";

/** The URL parameters of a call, in reading order. */
export function callParams(
  typed: Partial<TypedCall> & { readonly address?: string | undefined },
): URLSearchParams {
  const { address, method = null, stack = [], seqno = null, isFree = false } = typed;
  const params = new URLSearchParams();
  if (address !== undefined) params.set(CALL_FIELDS.address, address);
  if (method !== null) params.set(CALL_FIELDS.method, method);
  if (isFree) params.set(CALL_FIELDS.args, FREE_ARGS);
  for (const text of stack) params.append(CALL_FIELDS.stack, text);
  if (seqno !== null) params.set(CALL_FIELDS.seqno, seqno);
  return params;
}
