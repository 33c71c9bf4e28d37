import type { ContractPage } from "@/lib/domain/action/action-row";
import { multisigPath, vestingPath, type AddressNetwork } from "@/lib/paths";
import type { Address } from "@/lib/ton/address/address";

/** The pages of contracts that have one beside that of the account. */
export const CONTRACT_PATHS: Readonly<
  Record<ContractPage, (network: AddressNetwork, address: Address) => string>
> = { multisig: multisigPath, vesting: vestingPath };
