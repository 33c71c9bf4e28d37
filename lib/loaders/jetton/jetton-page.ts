import "server-only";
import { readAccount } from "../../domain/account/read-account";
import { decodeSegment } from "../../domain/filter/url-text";
import type { PageNetwork } from "../../domain/network/page-network";
import type { Address } from "../../ton/address/address";
import { networkOf } from "../request/page-networks";

type JettonParams = Promise<{ readonly network: string; readonly address: string }>;

/** The jetton that a tab belongs to; null if there is none, which the layout explains. */
export async function jettonOfTab(
  params: JettonParams,
): Promise<{ readonly network: PageNetwork; readonly master: Address } | null> {
  const [network, { address }] = await Promise.all([networkOf(params), params]);
  const read = readAccount(decodeSegment(address));
  return read.ok ? { network, master: read.value } : null;
}
