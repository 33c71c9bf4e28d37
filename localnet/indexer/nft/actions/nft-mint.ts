import type { ActionKind } from "../../actions/action-kind";
import { itemAt } from "../item-rows";
import { itemFields } from "./item-fields";

/** The message that deploys an item. */
export const mint: ActionKind = {
  type: "nft_mint",
  find(node, tables) {
    const { message, transaction } = node;
    const isDeployed = transaction.originalStatus !== "active" && transaction.endStatus === "active";
    const item = isDeployed && message !== null ? itemAt(tables, transaction.account) : null;
    if (item === null) return null;
    const source = message?.source ?? null;
    const { nft_item, nft_collection, nft_item_index } = itemFields(item);
    return {
      nodes: [node],
      success: !transaction.aborted,
      details: { ...(source === null ? {} : { owner: source }), nft_item, nft_collection, nft_item_index },
      accounts: nft_collection === null ? [] : [nft_collection],
    };
  },
};
