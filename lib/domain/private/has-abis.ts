/** The name of the interfaces in the browser's storage. */
export const ABIS_NAME = "private-abis";

/** Whether there are any, without reading them: what reads them is loaded where there are. */
export function hasPrivateAbis(network: string): boolean {
  try {
    return localStorage.getItem(`${ABIS_NAME}:${network}`) !== null;
  } catch {
    // Storage can be forbidden.
    return false;
  }
}
