import "server-only";

/** The server's clock, for views: they must render the same for the same input, so they get the time as an argument. */
export function serverNow(): number {
  return Date.now();
}
