import "server-only";
/** Next calls this with every error that a page or a route throws; in production nothing else reports it. */
export async function onRequestError(error: unknown): Promise<void> {
  // The same condition as in `register`: it keeps Node's modules out of the bundle of the other runtime.
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { currentRequest } = await import("../visitor/request-context");
  // The failed page must not be shared with other visitors.
  currentRequest()?.lifetime.spoil();
  const { logError } = await import("../observe/log");
  logError("request", error);
}
