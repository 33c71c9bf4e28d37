import type { Address } from "@ton/core";
import { keysOf } from "../chain/key-pairs";
import { townJettons, type Jettons } from "./jettons/town-jettons";
import { townContracts, type TownContracts } from "./town-contracts";
import { RESIDENTS, RESIDENT_NAMES, workchainOf, type ResidentName } from "./residents";
import { openWallet, type Wallet } from "./wallet";
import type { WalletNetwork } from "./wallets/wallet-kind";

/** The residents, contracts and jettons of the scenario. They depend on the seed and the network id alone. */
export interface Town {
  readonly seed: string;
  readonly contracts: TownContracts;
  readonly jettons: Jettons;
  walletOf(name: ResidentName): Wallet;
  readonly addressOf: (name: ResidentName) => Address;
}

export function openTown(seed: string, network: WalletNetwork): Town {
  const wallets = new Map(
    RESIDENT_NAMES.map((name) => [
      name,
      openWallet(RESIDENTS[name], keysOf(seed, name), network, workchainOf(name)),
    ]),
  );
  const walletOf = (name: ResidentName) => {
    const wallet = wallets.get(name);
    if (wallet === undefined) throw new Error(`${name} has no wallet`);
    return wallet;
  };
  const addressOf = (name: ResidentName) => walletOf(name).address;
  return {
    seed,
    walletOf,
    addressOf,
    contracts: townContracts(addressOf("edith")),
    jettons: townJettons(addressOf),
  };
}
