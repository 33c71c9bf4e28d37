import { useState, useSyncExternalStore } from "react";

const never = () => () => {};

/** False while React compares what the server has sent, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Whether the component was in the page that the server sent. */
export function useServed(): boolean {
  const isHydrated = useHydrated();
  const [isServed] = useState(!isHydrated);
  return isServed;
}
