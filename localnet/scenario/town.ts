import type { Address } from "@ton/core";
import { keysOf } from "../chain/keys";
import { openJettons, type Jettons } from "./jettons/issues";
import { openPlaces, type Places } from "./places";
import { RESIDENTS, RESIDENT_NAMES, workchainOf, type ResidentName } from "./residents";
import { openWallet, type Wallet } from "./wallet";
import type { WalletNetwork } from "./wallets/kind";

/** Everybody and everything that the scenario has names for. It depends on the seed alone. */
export interface Town {
  readonly seed: string;
  readonly places: Places;
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
    places: openPlaces(addressOf("edith")),
    jettons: openJettons(addressOf),
  };
}
