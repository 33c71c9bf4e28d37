import { address, bigint, integer, list } from "../../schema";
import { details } from "../optional-details";

/** The service sends the operation code under the name of an exit code. */
const Unstake = details({
  source: address,
  stake_wallet: address,
  pool: address,
  amount: bigint,
  exit_code: integer,
  asset: address,
  staking_asset: address,
});

export const jvaultDetails = {
  jvault_claim: details({
    claimed_rewards: list(details({ jetton: address, amount: bigint })),
    source: address,
    stake_wallet: address,
    pool: address,
  }),
  jvault_stake: details({
    period: integer,
    minted_stake_jettons: bigint,
    stake_wallet: address,
    source: address,
    source_jetton_wallet: address,
    asset: address,
    pool: address,
    amount: bigint,
  }),
  jvault_unstake: Unstake,
  jvault_unstake_request: Unstake,
};
