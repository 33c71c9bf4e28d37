import "../../quick-cells";
import "../quick-table";
import { parentPort, workerData } from "node:worker_threads";
import type { Address } from "@/lib/ton/address/address";
import { serve } from "../rpc/serve-requests";
import { admit, type RawVerdict, type SubmittedMessage } from "./admission";
import { openCore, type CoreStart } from "./open-core";
import type { RawBlock, RawStep } from "./raw-records";

export type CoreRequest =
  | { readonly kind: "open" }
  | { readonly kind: "step"; readonly now: number }
  /** A step, unless every transaction is final. */
  | { readonly kind: "settle"; readonly now: number }
  | { readonly kind: "place"; readonly address: Address; readonly shardAccount: string }
  | { readonly kind: "submit"; readonly messages: readonly SubmittedMessage[] };

export type CoreAnswer = readonly RawBlock[] | RawStep | null | readonly RawVerdict[];

const start: CoreStart = workerData.data;
const core = openCore(start);

/** Shard blocks that were lost with the previous worker are made again from the same messages. */
async function reopen(): Promise<readonly RawBlock[]> {
  return start.heads.length === 0 ? [] : await core.makeShards();
}

async function admitAll(messages: readonly SubmittedMessage[]): Promise<readonly RawVerdict[]> {
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
    case "place":
      core.ledger.accounts.set(request.address, request.shardAccount);
      return Promise.resolve(null);
    case "submit":
      return admitAll(request.messages);
  }
});
