import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import type { Address } from "../../ton/address/address";
import { validatorCycles } from "../../toncenter/v3/v3-validators";
import { LATEST_ROUNDS } from "../staking/load-staking-pools";
import { NEWEST_ROUNDS } from "./load-validation-round";

/** Whether an account has a stake in one of the latest rounds, as far as these are in memory; makes no call. */
export function isHeldStakeHolder(network: string, address: Address): boolean {
  const gateway = gatewayOf(network);
  return [NEWEST_ROUNDS, LATEST_ROUNDS].some((params) =>
    gateway
      .held(validatorCycles, params)
      ?.value.cycles.some(({ validators }) =>
        validators?.some(({ stake_holder_address: holder }) => holder === address),
      ),
  );
}
