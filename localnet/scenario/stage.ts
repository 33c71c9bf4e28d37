import { Cell, loadShardAccount, type Address } from "@ton/core";
import { parseAddress } from "@/lib/ton/address/read-address";
import type { Verdict } from "../chain/chain";
import type { Store } from "../store/store";
import type { Producer } from "../node/producer";
import type { Stage } from "./performer";

export interface StageNode {
  readonly store: Pick<Store, "accounts">;
  readonly producer: Pick<Producer, "running">;
  submit(message: Uint8Array): Promise<Verdict>;
  take(message: Uint8Array): Promise<boolean>;
}

/** A node as the performer sees it. */
export function stageOf(node: StageNode): Stage {
  return {
    dataOf: (address) => dataOf(node, address),
    // Nobody looks at what is under way while the history is told as fast as that can be.
    send: async (message) =>
      node.producer.running ? (await node.submit(message)).kind === "accepted" : node.take(message),
  };
}

function dataOf({ store }: StageNode, address: Address): Cell | null {
  const [record = null] = store.accounts.now([parseAddress(address.toRawString())]);
  if (record?.status !== "active") return null;
  const [cell] = Cell.fromBoc(Buffer.from(record.shardAccount));
  const state = cell === undefined ? null : loadShardAccount(cell.beginParse()).account?.storage.state;
  return state?.type === "active" ? (state.state.data ?? null) : null;
}
