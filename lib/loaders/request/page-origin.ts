import "server-only";
import { headers } from "next/headers";

/** A name or address with an optional port: a visitor can send anything as a host. */
const HOST = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** The origin at which the visitor reached this explorer, for examples to copy; it must not be trusted. */
export async function pageOrigin(): Promise<string> {
  const sent = await headers();
  const host = sent.get("host") ?? "";
  const protocol = sent.get("x-forwarded-proto") === "https" ? "https" : "http";
  return HOST.test(host) ? `${protocol}://${host}` : "http://127.0.0.1";
}
