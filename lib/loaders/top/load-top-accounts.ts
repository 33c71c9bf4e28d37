import "server-only";
import { balanceConcentration, type ConcentrationPoint } from "../../domain/top/balance-concentration";
import { ALL_TOP_ACCOUNTS, TOP_ACCOUNTS, type TopAccountsQuery } from "../../domain/top/top-account-kind";
import type { TopAccountRow } from "../../domain/top/top-account-row";
import { topAccountRow } from "../../domain/top/make-top-account-row";
import { failedPage } from "../../domain/list/list-page";
import type { ListedRows } from "../../domain/list/opened-list";
import type { PageNetwork } from "../../domain/network/page-network";
import { gatewayOf } from "../../gateway/gateways";
import type { Lane } from "../../gateway/budget/lanes";
import { ok } from "../../toncenter/error";
import { addressBook, type AddressBook } from "../../toncenter/v3/address-book";
import { topAccountsByBalance, type AccountBalance } from "../../toncenter/v3/v3-account";
import { openRows, type RowSource } from "../list/row-source";

/**
 * Accounts are read by the thousand, which costs as much as ten, and pages are cut from them: the chart needs them
 * anyway.
 */
const READ = 1_000;
/** Where readings begin: they overlap, since a list asks for its last known row again with the rows after it. */
const STRIDE = READ / 2;
/** A request for more names would be too long. */
const NAMES_AT_ONCE = 200;

function readAccounts(network: string, offset: number, lane: Lane) {
  return gatewayOf(network).call(topAccountsByBalance, { limit: READ, offset }, { lane });
}

/**
 * Two calls, or one if the accounts have already been read: the other is for their names, which the list can do
 * without. One more for each further 200 names.
 */
export const TOP_ACCOUNT_SOURCE: RowSource<TopAccountRow, TopAccountsQuery> = {
  kind: TOP_ACCOUNTS,
  readQuery: () => ok(ALL_TOP_ACCOUNTS),
  endpoint: topAccountsByBalance,
  load: async ({ id }, _query, { offset, limit }, lane) => {
    const first = offset - (offset % STRIDE);
    const answer = await readAccounts(id, first, lane);
    if (!answer.ok) return failedPage(answer.error);
    const { value, asOfMs } = answer.value;
    const until = offset - first + limit;
    const accounts = value.slice(offset - first, until);
    const book = await namesOf(id, accounts, lane);
    return {
      rows: accounts.map((account, place) => topAccountRow(account, offset + place + 1, book)),
      end: value.length < READ && until >= value.length,
      pin: null,
      problem: null,
      asOfMs,
    };
  },
};

async function namesOf(
  network: string,
  accounts: readonly AccountBalance[],
  lane: Lane,
): Promise<AddressBook> {
  const addresses = accounts.map(({ account }) => account);
  const calls = Array.from({ length: Math.ceil(addresses.length / NAMES_AT_ONCE) }, (_, call) => {
    const address = addresses.slice(call * NAMES_AT_ONCE, (call + 1) * NAMES_AT_ONCE);
    return gatewayOf(network).call(addressBook, { address }, { lane });
  });
  const answers = await Promise.all(calls);
  const books = answers.flatMap((answer) => (answer.ok ? Object.entries(answer.value.value) : []));
  return Object.fromEntries(books);
}

export interface OpenedTopAccounts {
  readonly list: ListedRows<TopAccountRow, TopAccountsQuery>;
  readonly concentration: readonly ConcentrationPoint[];
}

/** The list, and the curve of the accounts that were read for it. */
export async function openTopAccounts(
  network: PageNetwork,
  params: URLSearchParams,
): Promise<OpenedTopAccounts> {
  const list = await openRows(TOP_ACCOUNT_SOURCE, network, params, ALL_TOP_ACCOUNTS);
  if (list.page.problem !== null) return { list, concentration: [] };
  const answer = await readAccounts(network.id, 0, "interactive");
  const balances = answer.ok ? answer.value.value.map(({ balance }) => balance) : [];
  return { list, concentration: balanceConcentration(balances) };
}
