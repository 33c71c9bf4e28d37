import { useSyncExternalStore } from "react";
import type { PrivateAbi } from "../domain/interface/private-abi";
import { NO_ABIS, privateAbis } from "../domain/interface/private-abis-store";

/** The contract interfaces that this visitor has added for a network, kept up to date. */
export function usePrivateAbis(network: string): readonly PrivateAbi[] {
  return useSyncExternalStore(
    privateAbis.subscribe,
    () => privateAbis.all(network),
    () => NO_ABIS,
  );
}
