import { nftCollections } from "../../../toncenter/v3/v3-nft";
import { accountFact, fact, given, presentFacts, numberFact, longText, text } from "./card-facts";
import { accountKind, anyOf } from "./account-kind";

/** Collections that take the hash of something as an index do not count their items. */
const NO_COUNT = -1n;

export const NFT_COLLECTION = accountKind({
  title: "NFT collection",
  isNft: true,
  fits: anyOf("nft_collection", "nft_collection_editable"),
  endpoint: nftCollections,
  params: ({ address }) => ({ collection_address: [address] }),
  facts: ({ nft_collections: collections, metadata }, { subject: { address }, names }) => {
    const collection = collections.find((one) => one.address === address);
    if (collection === undefined) return null;
    const { doubt, name } = names.item(address);
    const info = metadata[address]?.token_info.find(({ type }) => type === "nft_collections") ?? null;
    const { next_item_index: next } = collection;
    return presentFacts(
      given(name, (written) =>
        doubt === null ? fact("Name", text(written)) : fact("Name", text(written), ` (${doubt})`),
      ),
      accountFact("Owner", collection.owner_address, names, "None"),
      next !== null && next > NO_COUNT && numberFact("Next item index", next),
      given(info?.description ?? null, (description) => fact("Description", longText(description))),
    );
  },
});
