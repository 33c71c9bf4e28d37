import "server-only";
import { gatewayOf } from "../gateway/gateways";
import type { Lane } from "../gateway/lanes";
import type { AccountFacts, AccountReport } from "../query/account-report";
import type { Address } from "../ton/address";
import { accountStates, type Account } from "../toncenter/v3/account";
import type { AddressBook } from "../toncenter/v3/address-book";

/** What the index knows of an account. One call upstream; none where its cells are asked for besides. */
export async function loadAccount(
  network: string,
  address: Address,
  lane: Lane,
  withCells = false,
): Promise<AccountReport> {
  const answer = await askAccount(network, address, lane, withCells);
  const nowMs = Date.now();
  if (!answer.ok) return { account: null, asOfMs: null, problem: answer.error, nowMs };
  const { value, asOfMs, refreshError } = answer.value;
  // The index leaves out accounts that it does not know.
  const found = value.accounts.find((account) => account.address === address);
  const account = found === undefined ? null : factsOf(found, value.address_book);
  return { account, asOfMs, problem: refreshError, nowMs };
}

/** The index's row of an account, with its code and data or without. Those who ask the same share one call. */
export function askAccount(network: string, address: Address, lane: Lane, withCells: boolean) {
  return gatewayOf(network).ask(accountStates, { address: [address], include_boc: withCells }, { lane });
}

function factsOf(account: Account, book: AddressBook): AccountFacts {
  const { last_transaction_hash: hash, last_transaction_lt: lt, extra_currencies: extra } = account;
  const named = book[account.address];
  return {
    status: account.status,
    balance: account.balance,
    extraCurrencies: Object.entries(extra ?? {}).map(([id, amount]) => ({ id, amount })),
    domain: named?.domain ?? null,
    interfaces: account.interfaces ?? named?.interfaces ?? null,
    codeHash: account.code_hash,
    dataHash: account.data_hash,
    frozenHash: account.frozen_hash,
    lastTransaction: hash === null ? null : { hash, lt },
  };
}
