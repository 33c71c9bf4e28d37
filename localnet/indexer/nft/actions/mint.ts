import type { ActionKind } from "../../actions/kind";
import { itemAt } from "../items";
import { wordsOf } from "./item-words";

/** An item begins with the message that builds it. */
export const mint: ActionKind = {
  type: "nft_mint",
  find(node, tables) {
    const { message, transaction } = node;
    const begins = transaction.originalStatus !== "active" && transaction.endStatus === "active";
    const item = begins && message !== null ? itemAt(tables, transaction.account) : null;
    if (item === null) return null;
    const source = message?.source ?? null;
    const { nft_item, nft_collection, nft_item_index } = wordsOf(item);
    return {
      nodes: [node],
      success: !transaction.aborted,
      details: { ...(source === null ? {} : { owner: source }), nft_item, nft_collection, nft_item_index },
      accounts: nft_collection === null ? [] : [nft_collection],
    };
  },
};
