import "server-only";
import { gatewayOf } from "../gateway/gateways";
import type { AccountReport } from "../query/account-report";
import { readDomainName } from "../search/domain-name";
import { readAddress, type Address } from "../ton/address";
import { FormatError } from "../ton/format-error";
import { badInput, fail, ok, type ApiError, type Result } from "../toncenter/error";
import { dnsRecords } from "../toncenter/v3/dns";
import { loadAccount } from "./account";

export type AccountPage<T> =
  | {
      readonly kind: "account";
      readonly address: Address;
      readonly report: AccountReport;
      /** What the tab shows that is open. */
      readonly tab: T;
    }
  /** The domain that stood in its place points there for now. */
  | { readonly kind: "elsewhere"; readonly address: Address }
  | { readonly kind: "refused"; readonly typed: string; readonly error: ApiError };

/**
 * What the part of a URL leads to that stands for an account, with one of its tabs. One call upstream for
 * the account besides those of the tab, or one for a domain.
 */
export async function openAccount<T>(
  network: string,
  typed: string,
  openTab: (address: Address) => Promise<T>,
  /** Whether the tab shows code and data, which come with the account then. */
  withCells = false,
): Promise<AccountPage<T>> {
  const domain = readDomainName(typed);
  if (domain !== null) {
    const found = domain.warning === null ? await walletOf(network, domain.name) : fail(odd(domain.warning));
    return found.ok
      ? { kind: "elsewhere", address: found.value }
      : { kind: "refused", typed, error: found.error };
  }
  const read = readTyped(typed);
  if (!read.ok) return { kind: "refused", typed, error: read.error };
  const address = read.value;
  const [report, tab] = await Promise.all([
    loadAccount(network, address, "person", withCells),
    openTab(address),
  ]);
  return { kind: "account", address, report, tab };
}

/** Why a page has nothing to show of an account; null if it has something. */
export function problemOf(page: AccountPage<unknown>): ApiError | null {
  if (page.kind === "elsewhere") return null;
  if (page.kind === "refused") return page.error;
  return page.report.account === null ? page.report.problem : null;
}

/** As it was typed, where the URL has escapes. */
export function typedIn(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

export function readTyped(typed: string): Result<Address> {
  try {
    return ok(readAddress(typed).address);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return fail(
      badInput(`It is ${error.message}.`, "address", [
        "friendly addresses",
        "raw addresses",
        "64 hexadecimal digits",
        "domains in .ton or .t.me",
      ]),
    );
  }
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
