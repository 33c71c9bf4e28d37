import "server-only";
/** Next tells here of whatever a page or a route threw, which nobody else hears of in production. */
export async function onRequestError(error: unknown): Promise<void> {
  // The same test as for `register`: it is what keeps Node's modules out of the other runtime's bundle.
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { logError } = await import("../observe/log");
  logError("request", error);
}
