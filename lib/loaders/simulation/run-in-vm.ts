import "server-only";
import { VM_PROBLEMS } from "../../domain/simulation/simulation-problems";
import { virtualMachine } from "../../gateway/vm/virtual-machine";
import type { VmReply, VmTask } from "../../ton/vm/vm-task";
import { fail, ok, type Result } from "../../toncenter/error";

/** Runs a transaction within this server's limits. */
export async function runInVm(task: VmTask): Promise<Result<VmReply>> {
  const outcome = await virtualMachine().run(task);
  return outcome.ok ? ok(outcome.reply) : fail(VM_PROBLEMS[outcome.problem]);
}
