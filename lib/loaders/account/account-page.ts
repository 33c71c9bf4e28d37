import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import type { AccountCard } from "../../domain/account/account-card";
import { readAccount } from "../../domain/account/read-account";
import type { AccountReport } from "../../domain/account/account-report";
import { readDomainName } from "../../search/domain-name";
import type { Address } from "../../ton/address/address";
import { badInput, fail, ok, type ApiError, type Result } from "../../toncenter/error";
import { dnsRecords } from "../../toncenter/v3/dns";
import { seeAccount, type SeenAccount } from "./account";
import { loadCard } from "./account-card";

export type AccountPage<T> =
  | {
      readonly kind: "account";
      readonly address: Address;
      readonly report: AccountReport;
      /** What there is to know because of its kind. */
      readonly card: AccountCard | null;
      /** What the tab shows that is open. */
      readonly tab: T;
    }
  /** The domain that stood in its place points there for now. */
  | { readonly kind: "elsewhere"; readonly address: Address }
  | { readonly kind: "refused"; readonly typed: string; readonly error: ApiError };

/**
 * What the part of a URL leads to that stands for an account, with one of its tabs. Two calls upstream for
 * the account besides that of the tab, or one for a domain.
 */
export async function openAccount<T>(
  network: string,
  typed: string,
  openTab: (address: Address) => Promise<T>,
  /** Whether a tab that may take more than one call has left one for the card. */
  leavesRoom?: (tab: T) => boolean,
): Promise<AccountPage<T>> {
  const domain = readDomainName(typed);
  if (domain !== null) {
    const found = domain.warning === null ? await walletOf(network, domain.name) : fail(odd(domain.warning));
    return found.ok
      ? { kind: "elsewhere", address: found.value }
      : { kind: "refused", typed, error: found.error };
  }
  const read = readAccount(typed);
  if (!read.ok) return { kind: "refused", typed, error: read.error };
  const address = read.value;
  const opening = openTab(address);
  const openCard = async (seen: SeenAccount) =>
    leavesRoom === undefined || leavesRoom(await opening) ? loadCard(network, seen) : null;
  const [account, tab] = await Promise.all([openSeen(network, address, openCard), opening]);
  return { kind: "account", address, ...account, tab };
}

async function openSeen(
  network: string,
  address: Address,
  openCard: (seen: SeenAccount) => Promise<AccountCard | null>,
) {
  const seen = await seeAccount(network, address, "person");
  return { report: seen.report, card: await openCard(seen) };
}

/** Why a page has nothing to show of an account, or only what a node says; null if the index has something. */
export function problemOf(page: AccountPage<unknown>): ApiError | null {
  if (page.kind === "elsewhere") return null;
  if (page.kind === "refused") return page.error;
  const { account, problem } = page.report;
  return account?.source === "index" ? null : problem;
}

/** A name that may be meant to deceive takes nobody anywhere by itself. */
function odd(warning: string): ApiError {
  return badInput(
    `The name is not followed by itself, since it may imitate another one: ${warning}.`,
    "domain",
  );
}

async function walletOf(network: string, name: string): Promise<Result<Address>> {
  const answer = await gatewayOf(network).ask(dnsRecords, { domain: name }, { lane: "person" });
  if (!answer.ok) return fail(answer.error);
  const record = answer.value.value.records.find(({ domain }) => domain === name);
  if (record === undefined) return fail({ kind: "not-found", message: `no record of the domain ${name}` });
  return record.dns_wallet === null
    ? fail({ kind: "not-found", message: `the domain ${name} points to no account` })
    : ok(record.dns_wallet);
}
