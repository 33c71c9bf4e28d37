import { nftItems } from "../../../toncenter/v3/v3-nft";
import { listingOf } from "../../nft/make-nft-rows";
import { accountFact, fact, given, presentFacts, numberFact, longText, text } from "./card-facts";
import { accountKind, anyOf } from "./account-kind";

export const NFT_ITEM = accountKind({
  title: "NFT",
  isNft: true,
  fits: anyOf("nft_item", "nft_item_simple", "sbt", "teleitem"),
  endpoint: nftItems,
  params: ({ address }) => ({ address: [address] }),
  facts: ({ nft_items: items, metadata }, { subject: { address, kinds }, names }) => {
    const item = items.find((one) => one.address === address);
    if (item === undefined) return null;
    const { doubt, name } = names.item(address);
    const info = metadata[address]?.token_info.find(({ type }) => type === "nft_items") ?? null;
    const { owner_address: holder, real_owner: owner, collection_address: collection } = item;
    // The index also names owners and sale contracts that others made up.
    const listing = listingOf(item);
    return presentFacts(
      given(name, (written) =>
        doubt === null ? fact("Name", text(written)) : fact("Name", text(written), ` (${doubt})`),
      ),
      accountFact("Owner", listing === null ? holder : (owner ?? holder), names, "None"),
      given(listing, ({ contract }) => accountFact("Sale contract", contract, names, "")),
      collection === null
        ? fact("Collection", "None")
        : fact("Collection", { is: "item", address: collection, ...names.item(collection) }),
      given(item.index, (index) => numberFact("Index", index)),
      item.init === false && fact("Status", "Not initialized"),
      kinds.includes("sbt") && fact("Transferable", "No (soulbound)"),
      given(info?.description ?? null, (description) => fact("Description", longText(description))),
    );
  },
});
