import "server-only";
import { headers } from "next/headers";
import { NETWORK_HEADER, PATH_HEADER, SEARCH_HEADER } from "../../config/network-header.mjs";
import { percentDecoded } from "../../text/percent-decoded";
import type { PageNetwork } from "../../domain/network/page-network";
import { allNetworks } from "../request/page-networks";

/** The origin of this request, so that full URLs of our own pages are recognized. */
export async function requestOrigin(): Promise<string | null> {
  const sent = await headers();
  const host = sent.get("x-forwarded-host") ?? sent.get("host");
  return host === null ? null : `${sent.get("x-forwarded-proto") ?? "http"}://${host}`;
}

export interface RequestedPath {
  readonly network: PageNetwork;
  /** Without the network's prefix, and decoded. */
  readonly path: string;
}

/** The requested path, for the page shown when it does not exist; null if no network is configured. */
export async function requestedPath(): Promise<RequestedPath | null> {
  const sent = await headers();
  const path = sent.get(PATH_HEADER) ?? "/";
  const [, first, ...rest] = path.split("/");
  const named = sent.has(NETWORK_HEADER) ? undefined : allNetworks().find(({ id }) => id === first);
  const network = named ?? allNetworks().find(({ standard }) => standard);
  if (network === undefined) return null;
  const plain = named === undefined ? path : `/${rest.join("/")}`;
  return { network, path: percentDecoded(plain) ?? plain };
}

/** The query of the requested URL with its question mark, for layouts; empty if there is none. */
export async function requestedSearch(): Promise<string> {
  return (await headers()).get(SEARCH_HEADER) ?? "";
}
