import { addressOf } from "../../../toncenter/v3/samples/seed";
import { at } from "./at";

export const jvaultSamples = {
  jvault_stake: {
    ...at("stake_wallet", "source", "source_jetton_wallet", "asset", "pool"),
    period: 189,
    minted_stake_jettons: "1090000090",
    amount: "1091000091",
  },
  jvault_unstake: {
    ...at("source", "stake_wallet", "pool", "asset", "staking_asset"),
    amount: "1092000092",
    exit_code: 193,
  },
  jvault_unstake_request: {
    ...at("source", "stake_wallet", "pool", "asset", "staking_asset"),
    amount: "1094000094",
    exit_code: 195,
  },
  jvault_claim: {
    ...at("source", "stake_wallet", "pool"),
    claimed_rewards: [
      { jetton: addressOf("asset"), amount: "71000001" },
      { jetton: addressOf("other jetton"), amount: "72" },
    ],
  },
};
