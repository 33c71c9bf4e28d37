/**
 * Data from the chain can be malformed in countless ways, and then the readers of cells and stacks throw.
 * Turns that into null. Only for code without side effects.
 */
export function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

export async function attemptAsync<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch {
    return null;
  }
}
