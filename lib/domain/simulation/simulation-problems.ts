import {
  badInput,
  type ApiError,
  type BadInput,
  type NotFound,
  type NotYet,
  type UpstreamFailure,
} from "../../toncenter/error";

export const NO_INDEXED_BLOCK: NotYet = { kind: "not-yet", message: "The index has no block yet." };

export function noMasterchainBlock(seqno: number): NotFound {
  return { kind: "not-found", message: `The service does not have masterchain block ${seqno}.` };
}

export function unreadableState(reason: string): UpstreamFailure {
  return failed("refused", `The state of an account cannot be read: ${reason}.`);
}

export function unreadableMessage(reason: string): BadInput {
  return badInput(`The message cannot be simulated: ${reason}.`, "boc");
}

export function machineFailed(reason: string): UpstreamFailure {
  return failed("machine", `The virtual machine failed: ${reason}`);
}

/** Why the virtual machine did not reply. */
export const VM_PROBLEMS = {
  busy: { kind: "rate-limited", whose: "queue", retryAfterMs: 5_000 },
  ended: failed("machine", "The virtual machine was stopped: the run needs too much time or memory."),
  unavailable: failed("machine", "This explorer runs without a virtual machine."),
} as const satisfies Readonly<Record<string, ApiError>>;

function failed(cause: UpstreamFailure["cause"], message: string): UpstreamFailure {
  return { kind: "upstream", cause, status: null, message };
}
