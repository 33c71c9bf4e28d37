/** The name of the interfaces in the browser's storage. */
export const ABIS_NAME = "private-abis";

/** Whether there are any, without reading them: the code that reads them is only loaded if there are. */
export function hasPrivateAbis(network: string): boolean {
  try {
    return localStorage.getItem(`${ABIS_NAME}:${network}`) !== null;
  } catch {
    // Storage can be forbidden.
    return false;
  }
}

const CHANGED = "private-abis-changed";

/** Notifies this tab that they changed; other tabs get a storage event. */
export function announceAbis(): void {
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls the listener on changes in this and other tabs. */
export function onAbisChange(listener: () => void): () => void {
  for (const event of [CHANGED, "storage"]) window.addEventListener(event, listener);
  return () => {
    for (const event of [CHANGED, "storage"]) window.removeEventListener(event, listener);
  };
}
