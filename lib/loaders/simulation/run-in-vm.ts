import "server-only";
import { VM_PROBLEMS } from "../../domain/simulation/simulation-problems";
import { currentRequest } from "../../gateway/visitor/request-context";
import { visitorOf } from "../../gateway/visitor/visitor-address";
import { virtualMachine } from "../../gateway/vm/virtual-machine";
import type { VmReply, VmTask } from "../../ton/vm/vm-task";
import { fail, ok, type Result } from "../../toncenter/error";

/** Runs a transaction within this server's limits. */
export async function runInVm(task: VmTask): Promise<Result<VmReply>> {
  const context = currentRequest();
  const owner = context === null ? null : { visitor: visitorOf(context.address), left: context.left };
  const outcome = await virtualMachine().run(task, owner);
  return outcome.ok ? ok(outcome.reply) : fail(VM_PROBLEMS[outcome.problem]);
}
