import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import type { Lane } from "../../gateway/budget/lanes";
import type { AccountFacts, AccountReport } from "../../domain/account/account-report";
import { accountName } from "../../domain/account/account-name";
import { contractFacts } from "../../domain/account/contract-types";
import type { Address } from "../../ton/address/address";
import { codeName } from "../../ton/contract/code-names";
import { walletStates, type WalletState } from "../../toncenter/v3/v3-account";
import {
  isBounceable,
  type AddressBook,
  type AddressBookRow,
  type Metadata,
} from "../../toncenter/v3/address-book";
import { loadFromNode } from "./account-node";

/** An account with the data that came in the same answer. */
export interface SeenAccount {
  readonly address: Address;
  readonly report: AccountReport;
  readonly book: AddressBook;
  readonly metadata: Metadata;
}

/** The facts of an account. One call, and one more to a node if the index has none. */
export async function loadAccount(network: string, address: Address, lane: Lane): Promise<AccountReport> {
  return (await seeAccount(network, address, lane)).report;
}

/** Wallet states include everything that an account's page shows of any account; for wallets they have more. */
export async function seeAccount(network: string, address: Address, lane: Lane): Promise<SeenAccount> {
  const answer = await gatewayOf(network).call(walletStates, { address: [address] }, { lane });
  if (answer.ok) {
    const { value, asOfMs, refreshError: problem } = answer.value;
    const { wallets, address_book: book, metadata } = value;
    // The index leaves out unknown accounts.
    const found = wallets.find((state) => state.address === address);
    if (found !== undefined) {
      const report = { account: factsOf(found, book), asOfMs, problem, nowMs: Date.now() };
      return { address, report, book, metadata };
    }
  }
  const fallback = await loadFromNode(network, address, lane);
  const report = {
    account: fallback?.account ?? null,
    asOfMs: fallback?.asOfMs ?? null,
    problem: answer.ok ? answer.value.refreshError : answer.error,
    nowMs: Date.now(),
  };
  return { address, report, book: {}, metadata: {} };
}

/** An account's address book entry, from the same answer as its page; null if the index has none. */
export async function accountRow(
  network: string,
  address: Address,
): Promise<Pick<AccountFacts, "domain" | "named" | "bounceable"> | null> {
  const answer = await gatewayOf(network).call(walletStates, { address: [address] }, { lane: "interactive" });
  if (!answer.ok) return null;
  const row = answer.value.value.address_book[address];
  return row === undefined ? null : { domain: row.domain, ...namedPart(row), bounceable: isBounceable(row) };
}

function namedPart(row: AddressBookRow | undefined): Pick<AccountFacts, "named"> {
  const named = accountName(row);
  return named === null ? {} : { named };
}

function factsOf(state: WalletState, book: AddressBook): AccountFacts {
  const { last_transaction_hash: hash, last_transaction_lt: lt, extra_currencies: extra } = state;
  const named = book[state.address];
  const code = state.code_hash === null ? null : codeName(state.code_hash);
  return {
    source: "index",
    status: state.status,
    balance: state.balance,
    extraCurrencies: Object.entries(extra ?? {}).map(([id, amount]) => ({ id, amount })),
    bounceable: isBounceable(named),
    domain: named?.domain ?? null,
    ...namedPart(named),
    ...contractFacts(state.address, named?.interfaces ?? null, code),
    codeHash: state.code_hash,
    frozenHash: null,
    suspended: null,
    wallet: state.is_wallet
      ? { seqno: state.seqno, id: state.wallet_id, maySign: state.is_signature_allowed }
      : null,
    lastTransaction: hash === null ? null : { hash, lt },
  };
}
