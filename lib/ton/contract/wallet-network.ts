/** Global ids of the public networks (parameter 19 of their configurations). */
const GLOBAL_IDS = { mainnet: -239, testnet: -3 } as const;

export type PublicNetwork = keyof typeof GLOBAL_IDS;

/** Wallets of one owner are numbered from 0; a larger number is more likely the id of another network. */
const FEW_SUBWALLETS = 16;
const NETWORKS: readonly PublicNetwork[] = ["mainnet", "testnet"];

/**
 * The public network that a wallet of version 5 is for: its id is the global id, with a workchain, a version and a
 * number of the client mixed in. Null for ids of other networks.
 */
export function walletNetworkOf(walletId: number, workchain: number): PublicNetwork | null {
  const fits = (network: PublicNetwork) => {
    const context = (walletId ^ GLOBAL_IDS[network]) >>> 0;
    const first = 2 ** 31 + (workchain & 0xff) * 2 ** 23;
    return context >= first && context < first + FEW_SUBWALLETS;
  };
  return NETWORKS.find(fits) ?? null;
}
