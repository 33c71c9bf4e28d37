import "server-only";
import { cache } from "react";
import { gatewayOf } from "../../gateway/gateways";
import type { AccountCard } from "../../domain/account/account-card";
import type { TokenHoldings } from "../../domain/account/account-holdings";
import { imitation, noRecordOfDomain, noWalletOfDomain } from "../../domain/account/account-problems";
import type { AccountReport } from "../../domain/account/account-report";
import { ACCOUNT_TABS, type AccountTab } from "../../domain/account/account-tabs";
import { orDomain, readAccount } from "../../domain/account/read-account";
import { decodeSegment } from "../../domain/filter/url-text";
import { tabOfSegment } from "../../domain/filter/tab-of-segment";
import type { PageNetwork } from "../../domain/network/page-network";
import { readDomainName } from "../../search/domain-name";
import type { Address } from "../../ton/address/address";
import { fail, ok, type ApiError, type Result } from "../../toncenter/error";
import { dnsRecords } from "../../toncenter/v3/v3-dns";
import type { AddressParams } from "../request/page-address";
import { networkOf } from "../request/page-networks";
import { requestedPath } from "../search/search-request";
import { isHeldStakeHolder } from "../validator/held-validators";
import { seeAccount } from "./account";
import { loadCards } from "./load-account-card";

/** What the account segment of a URL leads to. */
export type RequestedAccount =
  | { readonly kind: "account"; readonly address: Address }
  /** The segment was a domain, which currently points there. */
  | { readonly kind: "elsewhere"; readonly address: Address }
  | { readonly kind: "refused"; readonly typed: string; readonly error: ApiError };

/** What the head of an account's pages shows besides its address. */
export interface AccountHead {
  readonly report: AccountReport;
  /** Details that depend on the account's kind. */
  readonly card: AccountCard | null;
  /** Its holdings; null if the browser requests them later. */
  readonly tokens: TokenHoldings | null;
  /** Whether it has a stake in a validation round, as far as that is in memory. */
  readonly isValidator: boolean;
}

/** Read once for the layout, the page and its metadata. No call, or one for a domain. */
export const requestedAccount = cache(async (network: string, segment: string): Promise<RequestedAccount> => {
  const typed = decodeSegment(segment);
  const domain = readDomainName(typed);
  if (domain === null) {
    const read = readAccount(typed);
    return read.ok
      ? { kind: "account", address: read.value }
      : { kind: "refused", typed, error: orDomain(read.error) };
  }
  const found =
    domain.warning === null ? await walletOf(network, domain.name) : fail(imitation(domain.warning));
  return found.ok
    ? { kind: "elsewhere", address: found.value }
    : { kind: "refused", typed, error: found.error };
});

/** The account that a tab belongs to; null if there is none, which the layout explains. */
export async function accountOfTab(
  params: AddressParams,
): Promise<{ readonly network: PageNetwork; readonly account: Address } | null> {
  const [network, { address }] = await Promise.all([networkOf(params), params]);
  const requested = await requestedAccount(network.id, address);
  return requested.kind === "account" ? { network, account: requested.address } : null;
}

/** The tab whose page was requested, for the layout around it. */
export async function requestedTab(): Promise<AccountTab> {
  const [, , , segment = null] = (await requestedPath())?.path.split("/") ?? [];
  return tabOfSegment(ACCOUNT_TABS, "activity", segment);
}

/** At most two calls, besides those of the tab. */
export async function loadAccountHead(
  network: string,
  address: Address,
  tab: AccountTab,
): Promise<AccountHead> {
  const seen = await seeAccount(network, address, "interactive");
  const isValidator = isHeldStakeHolder(network, address);
  return { report: seen.report, isValidator, ...(await loadCards(network, seen, tab)) };
}

/** Why the index has no data about an account; null if it has some. */
export function headProblem({ report: { account, problem } }: AccountHead): ApiError | null {
  return account?.source === "index" ? null : problem;
}

async function walletOf(network: string, name: string): Promise<Result<Address>> {
  const answer = await gatewayOf(network).call(dnsRecords, { domain: name }, { lane: "interactive" });
  if (!answer.ok) return fail(answer.error);
  const record = answer.value.value.records.find(({ domain }) => domain === name);
  if (record === undefined) return fail(noRecordOfDomain(name));
  return record.dns_wallet === null ? fail(noWalletOfDomain(name)) : ok(record.dns_wallet);
}
