import type { Address } from "../../ton/address/address";
import type { ExportColumn } from "../export/export-column";
import { addressText, timeText } from "../export/export-values";
import type { FileNetwork } from "../list/row-kind";
import type { NftCollectionRow } from "./nft-collection-row";
import type { NftItemRow } from "./nft-item-row";
import type { NftTransferRow } from "./nft-transfer-row";

export function nftCollectionFileColumns(network: FileNetwork): readonly ExportColumn<NftCollectionRow>[] {
  const at = addressIn(network);
  return [
    { name: "collection", value: ({ address }) => at(address) },
    { name: "name", value: ({ name }) => name },
    { name: "suspicious", value: ({ doubt }) => doubt },
    { name: "owner", value: ({ owner }) => at(owner?.address) },
    { name: "next_index", value: ({ nextIndex }) => nextIndex?.toString() ?? null },
    { name: "metadata", value: ({ origin }) => origin },
  ];
}

export function nftItemFileColumns(network: FileNetwork): readonly ExportColumn<NftItemRow>[] {
  const at = addressIn(network);
  return [
    { name: "nft", value: ({ address }) => at(address) },
    { name: "name", value: ({ name }) => name },
    { name: "suspicious", value: ({ doubt }) => doubt },
    { name: "index", value: ({ index }) => index?.toString() ?? null },
    { name: "collection", value: ({ collection }) => at(collection?.address) },
    { name: "collection_name", value: ({ collection }) => collection?.name ?? null },
    { name: "owner", value: ({ owner }) => at(owner?.address) },
    { name: "listing", value: ({ listing }) => listing },
    {
      name: "attributes",
      value: ({ attributes }) => attributes.map(({ trait, value }) => `${trait}: ${value}`).join("; "),
    },
  ];
}

export function nftTransferFileColumns(network: FileNetwork): readonly ExportColumn<NftTransferRow>[] {
  const at = addressIn(network);
  return [
    { name: "transaction", value: ({ transaction }) => transaction },
    { name: "time", value: (row) => timeText(row.at) },
    { name: "lt", value: ({ lt }) => String(lt) },
    { name: "nft", value: ({ item }) => at(item.address) },
    { name: "nft_name", value: ({ item }) => item.name },
    { name: "from", value: ({ from }) => at(from?.address) },
    { name: "from_name", value: ({ from }) => from?.name ?? null },
    { name: "to", value: ({ to }) => at(to?.address) },
    { name: "to_name", value: ({ to }) => to?.name ?? null },
    { name: "comment", value: ({ comment }) => comment?.text ?? null },
    { name: "failed", value: ({ failed }) => String(failed) },
  ];
}

function addressIn(network: FileNetwork) {
  return (address: Address | undefined) => (address === undefined ? null : addressText(address, network));
}
