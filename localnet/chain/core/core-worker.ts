import "../../native-hash";
import { parentPort, workerData } from "node:worker_threads";
import { serve } from "../rpc/serve";
import { admit, type RawVerdict, type Submitted } from "./admission";
import { openCore, type Beginning } from "./open-core";
import type { RawBlock, RawStep } from "./raw";

export type CoreRequest =
  | { readonly kind: "open" }
  | { readonly kind: "step"; readonly now: number }
  /** A step, if there is anything that is not final. */
  | { readonly kind: "settle"; readonly now: number }
  | { readonly kind: "submit"; readonly messages: readonly Submitted[] };

export type CoreAnswer = readonly RawBlock[] | RawStep | null | readonly RawVerdict[];

const beginning: Beginning = workerData.data;
const core = openCore(beginning);

/** Shard blocks that were lost with a worker are made again, out of the same messages. */
async function reopen(): Promise<readonly RawBlock[]> {
  return beginning.heads.length === 0 ? [] : await core.makeShards();
}

async function admitAll(messages: readonly Submitted[]): Promise<readonly RawVerdict[]> {
  const verdicts: RawVerdict[] = [];
  for (const message of messages) verdicts.push(await admit(core, message));
  return verdicts;
}

serve(parentPort, (request: CoreRequest): Promise<CoreAnswer> => {
  switch (request.kind) {
    case "open":
      return reopen();
    case "step":
      return core.step(request.now);
    case "settle":
      return core.settled ? Promise.resolve(null) : core.step(request.now);
    case "submit":
      return admitAll(request.messages);
  }
});
