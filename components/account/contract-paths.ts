import type { CardPage } from "@/lib/domain/account/account-card";
import { multisigPath, poolPath, validatorsPath, vestingPath, type AddressNetwork } from "@/lib/paths";
import type { Address } from "@/lib/ton/address/address";

/** The separate pages of contracts that have one besides the account's. */
export const CONTRACT_PATHS: Readonly<
  Record<CardPage, (network: AddressNetwork, address: Address) => string>
> = { multisig: multisigPath, vesting: vestingPath, pool: poolPath, elector: validatorsPath };
