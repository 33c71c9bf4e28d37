import { accountStates, topAccountsByBalance, walletStates } from "@/lib/toncenter/v3/v3-account";
import { addressBook, metadata } from "@/lib/toncenter/v3/address-book";
import type { Address } from "@/lib/ton/address/address";
import { parseAddress } from "@/lib/ton/address/read-address";
import type { AccountRecord } from "../../../chain-records";
import type { Store } from "../../../store/store";
import { cellText, contractStateOf } from "../../../contract-state";
import type { ApiNode } from "../../api-node";
import { walletStateOf } from "../../v2/wallet-state";
import { contractMethodsOf, interfacesOf } from "../render/contract-interfaces";
import { metadataOf } from "../render/v3-metadata";
import { route, type Route } from "../v3-route";
import { byKey, currencies, hashText } from "../render/v3-json-values";

/** Existing accounts; the service silently omits the others. */
function existingAccounts(store: Store, addresses: readonly Address[]): readonly AccountRecord[] {
  return store.accounts.now([...new Set(addresses)]).filter((account) => account !== null);
}

function cellFields(account: AccountRecord) {
  const { code, data } = contractStateOf(account);
  return {
    ...(data === null ? {} : { data_boc: cellText(data) }),
    ...(code === null ? {} : { code_boc: cellText(code) }),
  };
}

function renderState(node: ApiNode, account: AccountRecord, withCells: boolean) {
  const { codeHash, dataHash, frozenHash } = account;
  return {
    address: account.address,
    account_state_hash: hashText(account.stateHash),
    balance: String(account.balance),
    extra_currencies: currencies(account.extraCurrencies),
    status: account.status,
    ...(frozenHash === null ? {} : { frozen_hash: hashText(frozenHash) }),
    last_transaction_hash: hashText(account.lastHash),
    last_transaction_lt: String(account.lastLt),
    ...(dataHash === null ? {} : { data_hash: hashText(dataHash) }),
    ...(codeHash === null ? {} : { code_hash: hashText(codeHash) }),
    ...(withCells ? cellFields(account) : {}),
    contract_methods: contractMethodsOf(account),
    interfaces: interfacesOf(node, account),
  };
}

function renderWallet(account: AccountRecord) {
  const { codeHash } = account;
  const wallet = walletStateOf(codeHash, contractStateOf(account).data);
  const { is_signature_allowed: signed, ...fields } = wallet?.fields ?? {};
  return {
    address: account.address,
    is_wallet: wallet !== null,
    ...(wallet === null ? {} : { wallet_type: wallet.type, ...fields }),
    balance: String(account.balance),
    extra_currencies: currencies(account.extraCurrencies),
    ...(signed === undefined ? {} : { is_signature_allowed: signed }),
    status: account.status,
    ...(codeHash === null ? {} : { code_hash: hashText(codeHash) }),
    last_transaction_hash: hashText(account.lastHash),
    last_transaction_lt: String(account.lastLt),
  };
}

export const ACCOUNTS: readonly Route[] = [
  route(accountStates, ({ node, values, addressDetailsFor }) => {
    const codes = new Set(values.code_hash);
    const accounts = existingAccounts(node.store, values.address).filter(
      ({ codeHash }) => codes.size === 0 || (codeHash !== null && codes.has(codeHash)),
    );
    return {
      accounts: accounts.map((account) => renderState(node, account, values.include_boc ?? true)),
      ...addressDetailsFor(accounts.map(({ address }) => address)),
    };
  }),

  route(walletStates, ({ node, values, addressDetailsFor }) => {
    const accounts = existingAccounts(node.store, values.address);
    return {
      wallets: accounts.map(renderWallet),
      ...addressDetailsFor(accounts.map(({ address }) => address)),
    };
  }),

  // Keyed by the addresses exactly as the request spells them.
  route(addressBook, ({ values, rawTexts, addressBookFor }) => {
    const book = addressBookFor(values.address).address_book;
    const rows = rawTexts("address").map((text) => [text, book[parseAddress(text)]] as const);
    return Object.fromEntries(rows.toSorted(byKey));
  }),

  route(metadata, ({ node, values, origin }) => metadataOf(node, values.address, origin)),

  route(topAccountsByBalance, ({ node, page }) =>
    node.store.accounts
      .byBalance(page)
      .map(({ address, balance }) => ({ account: address, balance: String(balance) })),
  ),
];
