import { nftItems } from "../../../toncenter/v3/v3-nft";
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
    const onSale = item.sale_contract_address ?? item.auction_contract_address;
    return presentFacts(
      given(name, (written) =>
        doubt === null ? fact("Name", text(written)) : fact("Name", text(written), ` (${doubt})`),
      ),
      accountFact("Owner", owner ?? holder, names, "None"),
      given(onSale, (sale) => accountFact("Sale contract", sale, names, "")),
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
