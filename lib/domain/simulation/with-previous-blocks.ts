import { base64ToBytes } from "../../ton/value/read-base64";
import { readsPreviousBlocks } from "../../ton/vm/reads-previous-blocks";
import type { RequestedBlocks, PreviousBlocks, VmReply, VmTask } from "../../ton/vm/vm-task";
import type { Result } from "../../toncenter/error";

export type RunVm = (task: VmTask) => Promise<Result<VmReply>>;
export type LoadBlocks = (requested: "recent" | "all") => Promise<Result<PreviousBlocks>>;

/** What a run with a truncated log may have requested. */
function requestedBy(
  { shardAccount, message, libraries }: VmTask,
  requested: RequestedBlocks,
): Exclude<RequestedBlocks, "unknown"> {
  if (requested !== "unknown") return requested;
  const bags = [shardAccount, message, libraries].flatMap((bag) => base64ToBytes(bag ?? "") ?? []);
  return bags.some(readsPreviousBlocks) ? "all" : "none";
}

/** Runs a task, and again with the previous masterchain blocks if the contract requested them, which few do. */
export function withPreviousBlocks(run: RunVm, load: LoadBlocks): RunVm {
  let given: PreviousBlocks | null = null;
  return async (task) => {
    const first = await run({ ...task, previousBlocks: null });
    if (!first.ok || first.value.is === "broken") return first;
    const requested = requestedBy(task, first.value.requested);
    if (requested === "none") return first;
    if (given === null || (requested === "all" && given.hundreds === null)) {
      const loaded = await load(requested);
      if (!loaded.ok) return loaded;
      given = loaded.value;
    }
    return run({ ...task, previousBlocks: given });
  };
}
