/** Next calls this once per process, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { start } = await import("./instrumentation.node");
  start();
}

export { onRequestError } from "./lib/gateway/proxy/request-error";
