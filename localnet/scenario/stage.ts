import { Cell, loadShardAccount, type Address } from "@ton/core";
import { parseAddress } from "@/lib/ton/address";
import type { Verdict } from "../chain/chain";
import type { Store } from "../store/store";
import type { Stage } from "./performer";

export interface StageNode {
  readonly store: Pick<Store, "accounts">;
  submit(message: Uint8Array): Promise<Verdict>;
}

/** A node as the performer sees it. */
export function stageOf(node: StageNode): Stage {
  return {
    dataOf: (address) => dataOf(node, address),
    submit: (message) => node.submit(message),
  };
}

function dataOf({ store }: StageNode, address: Address): Cell | null {
  const [record = null] = store.accounts.now([parseAddress(address.toRawString())]);
  if (record?.status !== "active") return null;
  const [cell] = Cell.fromBoc(Buffer.from(record.shardAccount));
  const state = cell === undefined ? null : loadShardAccount(cell.beginParse()).account?.storage.state;
  return state?.type === "active" ? (state.state.data ?? null) : null;
}
