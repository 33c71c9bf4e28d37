import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while React compares what the server has sent, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
