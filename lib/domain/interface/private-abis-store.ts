import { ABIS_NAME, announceAbis } from "./has-abis";
import { MAX_ABIS, readPrivateAbi, type PrivateAbi } from "./private-abi";
import { openPrivateStore, type StoreResult } from "../private/private-store";

export const NO_ABIS: readonly PrivateAbi[] = [];

const store = openPrivateStore<PrivateAbi>({
  name: ABIS_NAME,
  most: MAX_ABIS,
  read: readPrivateAbi,
  idOf: ({ name }) => name,
});

/** The interfaces of contracts that a visitor has given, for each network. */
export const privateAbis = {
  ...store,
  /** Replaces the interface of this name. */
  put(network: string, abi: PrivateAbi): StoreResult {
    const others = store.all(network).filter(({ name }) => name !== abi.name);
    return kept(store.keep(network, [...others, abi]));
  },
  remove(network: string, name: string): StoreResult {
    return kept(
      store.keep(
        network,
        store.all(network).filter((abi) => abi.name !== name),
      ),
    );
  },
};

function kept(result: StoreResult): StoreResult {
  announceAbis();
  return result;
}
