import { useSyncExternalStore } from "react";
import type { PrivateAbi } from "../domain/private/private-abi";
import { NO_ABIS, privateAbis } from "../domain/private/private-abis-store";

/** The interfaces of contracts that this visitor has given for a network, kept current. */
export function usePrivateAbis(network: string): readonly PrivateAbi[] {
  return useSyncExternalStore(
    privateAbis.subscribe,
    () => privateAbis.all(network),
    () => NO_ABIS,
  );
}
