import { at } from "./at";

export const stakingSamples = {
  stake_deposit: {
    ...at("stake_holder", "pool", "asset", "source_asset"),
    provider: "nominators",
    amount: "1064000064",
    tokens_minted: "1065000065",
  },
  stake_withdrawal: {
    ...at("stake_holder", "pool", "payout_nft", "asset"),
    provider: "nominators",
    amount: "1066000066",
    tokens_burnt: "1067000067",
  },
  stake_withdrawal_request: {
    ...at("stake_holder", "pool", "payout_nft", "asset"),
    provider: "nominators",
    tokens_burnt: "1068000068",
    tokens_minted: "1069000069",
  },
  election_deposit: {
    ...at("stake_holder"),
    amount: "1023000023",
  },
  election_recover: {
    ...at("stake_holder"),
    amount: "1024000024",
  },
};
