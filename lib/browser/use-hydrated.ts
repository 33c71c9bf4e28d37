import { useState, useSyncExternalStore } from "react";

const never = () => () => {};

/** False during hydration, true from then on. */
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
