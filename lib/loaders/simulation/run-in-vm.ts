import "server-only";
import { virtualMachine } from "../../gateway/vm/virtual-machine";
import type { NoReply } from "../../gateway/worker/worker-pool";
import type { VmReply, VmTask } from "../../ton/vm/vm-task";
import { fail, ok, type ApiError, type Result } from "../../toncenter/error";

const failed = (cause: "timeout" | "unreachable", message: string): ApiError => ({
  kind: "upstream",
  cause,
  status: null,
  message,
});

const PROBLEMS: Readonly<Record<NoReply, ApiError>> = {
  busy: { kind: "rate-limited", whose: "queue", retryAfterMs: 5_000 },
  ended: failed("timeout", "The virtual machine was stopped: the run needs too much time or memory."),
  unavailable: failed("unreachable", "This explorer runs without a virtual machine."),
};

/** Runs a transaction within this server's limits. */
export async function runInVm(task: VmTask): Promise<Result<VmReply>> {
  const outcome = await virtualMachine().run(task);
  return outcome.ok ? ok(outcome.reply) : fail(PROBLEMS[outcome.problem]);
}
