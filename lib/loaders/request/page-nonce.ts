import "server-only";
import { headers } from "next/headers";
import { NONCE_HEADER } from "../../config/network-header.mjs";

/** The nonce that scripts in this page must carry; files and data have none. */
export async function pageNonce(): Promise<string | undefined> {
  return (await headers()).get(NONCE_HEADER) ?? undefined;
}
