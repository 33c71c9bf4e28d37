import "server-only";
import { headers } from "next/headers";

/** Under which origin this request reached us, so that full links to our own pages are known as ours. */
export async function requestOrigin(): Promise<string | null> {
  const sent = await headers();
  const host = sent.get("x-forwarded-host") ?? sent.get("host");
  return host === null ? null : `${sent.get("x-forwarded-proto") ?? "http"}://${host}`;
}
