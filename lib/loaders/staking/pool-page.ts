import "server-only";
import { readAccount } from "../../domain/account/read-account";
import { decodeSegment } from "../../domain/filter/url-text";
import type { PageNetwork } from "../../domain/network/page-network";
import type { Address } from "../../ton/address/address";
import { networkOf } from "../request/page-networks";

type PoolParams = Promise<{ readonly network: string; readonly address: string }>;

/** The pool that a tab belongs to; null if there is none, which the layout explains. */
export async function poolOfTab(
  params: PoolParams,
): Promise<{ readonly network: PageNetwork; readonly pool: Address } | null> {
  const [network, { address }] = await Promise.all([networkOf(params), params]);
  const read = readAccount(decodeSegment(address));
  return read.ok ? { network, pool: read.value } : null;
}
