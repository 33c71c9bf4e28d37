/**
 * What comes from the chain may be nonsense in more ways than can be listed, and then the readers of
 * cells and stacks throw. Nothing is what such a thing says. Only for code that reads and writes nothing.
 */
export function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

export async function attemptLater<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch {
    return null;
  }
}
