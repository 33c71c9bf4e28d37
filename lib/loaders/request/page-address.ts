import "server-only";
import { readAccount } from "../../domain/account/read-account";
import { decodeSegment } from "../../domain/filter/url-text";
import type { PageNetwork } from "../../domain/network/page-network";
import type { Address } from "../../ton/address/address";
import type { BadInput, Result } from "../../toncenter/error";
import { networkOf } from "./page-networks";

export type AddressParams = Promise<{ readonly network: string; readonly address: string }>;

interface PageAddress {
  readonly network: PageNetwork;
  /** As it is in the URL. */
  readonly segment: string;
  /** Decoded, as it was typed. */
  readonly typed: string;
  readonly read: Result<Address, BadInput>;
}

/** The network and the address that a page's URL names. */
export async function addressOf(params: AddressParams): Promise<PageAddress> {
  const [network, { address: segment }] = await Promise.all([networkOf(params), params]);
  const typed = decodeSegment(segment);
  return { network, segment, typed, read: readAccount(typed) };
}

export type TabAddress = Pick<PageAddress, "network"> & { readonly address: Address };

/** The same for a tab; null if it is not an address, which the layout explains. */
export async function addressOfTab(params: AddressParams): Promise<TabAddress | null> {
  const { network, read } = await addressOf(params);
  return read.ok ? { network, address: read.value } : null;
}
