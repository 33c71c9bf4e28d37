/** Marks the scripts and styles of one response as ours: 128 random bits. Always of the same length. */
export function freshNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

/** The nonce in a content policy; null if it has none. */
export function nonceIn(policy: string): string | null {
  return /'nonce-([^']+)'/.exec(policy)?.[1] ?? null;
}
