import type { nftDetails } from "../../../toncenter/v3/action-details/nft-details";
import type { ActionTemplates } from "../action-template";

const more = [
  "price {price}",
  "on {marketplace}",
  "collection {nft_collection}",
  "sold by {real_old_owner}",
  "marketplace {marketplace_address}",
  "paid out {payout_amount} to {payout_address}",
  "paid out {payout_amount}",
  "royalty {royalty_amount} to {royalty_address}",
  "royalty {royalty_amount}",
];

export const nftTemplates: ActionTemplates<typeof nftDetails> = {
  nft_transfer: {
    label: "NFT transfer",
    kind: "nft",
    sentence: ["{old_owner} sent {nft_item} to {new_owner}", "{new_owner} received {nft_item}"],
    attempt: [
      "{old_owner} tried to send {nft_item} to {new_owner}",
      "Attempted transfer of {nft_item} to {new_owner}",
    ],
    self: { "old_owner+new_owner": "Sent {nft_item} to itself" },
    out: { old_owner: "Sent {nft_item} to {new_owner}" },
    in: { new_owner: ["Received {nft_item} from {old_owner}", "Received {nft_item}"] },
    more,
  },
  nft_purchase: {
    label: "NFT purchase",
    kind: "nft",
    sentence: [
      "{new_owner} bought {nft_item} from {real_old_owner} for {price}",
      "{new_owner} bought {nft_item} from {old_owner} for {price}",
      "{new_owner} bought {nft_item} for {price}",
      "{new_owner} bought {nft_item}",
    ],
    attempt: [
      "{new_owner} tried to buy {nft_item} from {real_old_owner} for {price}",
      "{new_owner} tried to buy {nft_item} from {old_owner} for {price}",
      "{new_owner} tried to buy {nft_item}[ for {price}]",
    ],
    in: {
      new_owner: [
        "Bought {nft_item} from {real_old_owner} for {price}",
        "Bought {nft_item} from {old_owner} for {price}",
        "Bought {nft_item}[ for {price}]",
      ],
    },
    out: {
      real_old_owner: "Sold {nft_item} to {new_owner}[ for {price}]",
      old_owner: "Sold {nft_item} to {new_owner}[ for {price}]",
    },
    more: ["sale contract {old_owner}", ...more],
  },
  nft_mint: {
    label: "NFT mint",
    kind: "nft",
    sentence: ["{nft_item} was minted for {owner}", "{nft_item} was minted"],
    attempt: ["Attempted mint of {nft_item} for {owner}", "Attempted mint of {nft_item}"],
    in: { owner: "Received {nft_item}, newly minted" },
    more: ["collection {nft_collection}"],
  },
  nft_discovery: {
    label: "NFT data request",
    kind: "nft",
    sentence: "{source} requested the data of {nft_item}",
    attempt: "{source} tried to request the data of {nft_item}",
    own: { source: "Requested the data of {nft_item}" },
    more: ["collection {nft_collection}"],
  },
};
