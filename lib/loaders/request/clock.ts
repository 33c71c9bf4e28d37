import "server-only";

/** The server's clock, for views: they have to be the same for the same input, so they get it handed in. */
export function serverNow(): number {
  return Date.now();
}
