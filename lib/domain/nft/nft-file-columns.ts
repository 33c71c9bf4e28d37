import type { Address } from "../../ton/address/address";
import type { ExportColumn } from "../export/export-column";
import { addressText, partyText, timeText } from "../export/export-values";
import type { FileNetwork } from "../list/row-kind";
import type { Party } from "../transaction/transaction-row";
import type { NftCollectionRow } from "./nft-collection-row";
import type { NftItemRow } from "./nft-item-row";
import type { NftTransferRow } from "./nft-transfer-row";

export function nftCollectionFileColumns(network: FileNetwork): readonly ExportColumn<NftCollectionRow>[] {
  const { at, of } = textsIn(network);
  return [
    { name: "collection", value: ({ address }) => at(address) },
    { name: "name", value: ({ name }) => name },
    { name: "suspicious", value: ({ doubt }) => doubt },
    { name: "owner", value: ({ owner }) => of(owner) },
    { name: "next_index", value: ({ nextIndex }) => nextIndex?.toString() ?? null },
    { name: "metadata", value: ({ origin }) => origin },
  ];
}

export function nftItemFileColumns(network: FileNetwork): readonly ExportColumn<NftItemRow>[] {
  const { at, of } = textsIn(network);
  return [
    { name: "nft", value: ({ address }) => at(address) },
    { name: "name", value: ({ name }) => name },
    { name: "suspicious", value: ({ doubt }) => doubt },
    { name: "index", value: ({ index }) => index?.toString() ?? null },
    { name: "collection", value: ({ collection }) => at(collection?.address) },
    { name: "collection_name", value: ({ collection }) => collection?.name ?? null },
    { name: "owner", value: ({ owner }) => of(owner) },
    { name: "listing", value: ({ listing }) => listing },
    {
      name: "attributes",
      value: ({ attributes }) => attributes.map(({ trait, value }) => `${trait}: ${value}`).join("; "),
    },
  ];
}

export function nftTransferFileColumns(network: FileNetwork): readonly ExportColumn<NftTransferRow>[] {
  const { at, of } = textsIn(network);
  return [
    { name: "transaction", value: ({ transaction }) => transaction },
    { name: "time", value: (row) => timeText(row.at) },
    { name: "lt", value: ({ lt }) => String(lt) },
    { name: "nft", value: ({ item }) => at(item.address) },
    { name: "nft_name", value: ({ item }) => item.name },
    { name: "from", value: ({ from }) => of(from) },
    { name: "from_name", value: ({ from }) => from?.name ?? null },
    { name: "to", value: ({ to }) => of(to) },
    { name: "to_name", value: ({ to }) => to?.name ?? null },
    { name: "comment", value: ({ comment }) => comment?.text ?? null },
    { name: "failed", value: ({ failed }) => String(failed) },
  ];
}

function textsIn(network: FileNetwork) {
  return {
    at: (address: Address | undefined) => (address === undefined ? null : addressText(address, network)),
    of: (party: Party | null) => (party === null ? null : partyText(party, network)),
  };
}
