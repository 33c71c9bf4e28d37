import "server-only";
import { headers } from "next/headers";

/** A name or address with a port at most: a visitor can send anything as a host. */
const HOST = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Where the visitor reached this explorer, for examples that are to be copied; not for anything that is trusted. */
export async function pageOrigin(): Promise<string> {
  const sent = await headers();
  const host = sent.get("host") ?? "";
  const protocol = sent.get("x-forwarded-proto") === "https" ? "https" : "http";
  return HOST.test(host) ? `${protocol}://${host}` : "http://127.0.0.1";
}
