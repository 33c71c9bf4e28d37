import "server-only";
import { headers } from "next/headers";
import { NONCE_HEADER } from "../../config/network-header.mjs";

/** What scripts in this page have to carry; files and data have none. */
export async function pageNonce(): Promise<string | undefined> {
  return (await headers()).get(NONCE_HEADER) ?? undefined;
}
