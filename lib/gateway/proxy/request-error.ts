import "server-only";
/** Next calls this with whatever a page or a route threw; in production nothing else reports it. */
export async function onRequestError(error: unknown): Promise<void> {
  // The same condition as in `register`: it keeps Node's modules out of the bundle of the other runtime.
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { currentRequest } = await import("../visitor/request-context");
  // The page that it happened on is for nobody else.
  currentRequest()?.lifetime.spoil();
  const { logError } = await import("../observe/log");
  logError("request", error);
}
