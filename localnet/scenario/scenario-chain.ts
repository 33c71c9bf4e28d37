import { Cell, loadShardAccount, type Address } from "@ton/core";
import { parseAddress } from "@/lib/ton/address/read-address";
import type { SubmitVerdict } from "../chain/chain";
import type { Store } from "../store/store";
import type { BlockProducer } from "../node/block-producer";
import type { ScenarioChain } from "./event-runner";

export interface ScenarioChainNode {
  readonly store: Pick<Store, "accounts">;
  readonly producer: Pick<BlockProducer, "running">;
  submit(message: Uint8Array): Promise<SubmitVerdict>;
  enqueue(message: Uint8Array): Promise<boolean>;
}

/** Adapts a node for the event runner. */
export function scenarioChainOf(node: ScenarioChainNode): ScenarioChain {
  return {
    dataOf: (address) => dataOf(node, address),
    // Nobody watches pending transactions during the replay, so messages are enqueued without a dry run.
    send: async (message) =>
      node.producer.running ? (await node.submit(message)).kind === "accepted" : node.enqueue(message),
  };
}

function dataOf({ store }: ScenarioChainNode, address: Address): Cell | null {
  const [record = null] = store.accounts.now([parseAddress(address.toRawString())]);
  if (record?.status !== "active") return null;
  const [cell] = Cell.fromBoc(Buffer.from(record.shardAccount));
  const state = cell === undefined ? null : loadShardAccount(cell.beginParse()).account?.storage.state;
  return state?.type === "active" ? (state.state.data ?? null) : null;
}
