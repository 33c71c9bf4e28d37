import { accountStates, topAccountsByBalance, walletStates } from "@/lib/toncenter/v3/account";
import { addressBook, metadata } from "@/lib/toncenter/v3/address-book";
import type { Address } from "@/lib/ton/address/address";
import { parseAddress } from "@/lib/ton/address/read-address";
import type { AccountRecord } from "../../records";
import type { Store } from "../../store/store";
import { cellText, contractStateOf } from "../../contract-state";
import type { ApiNode } from "../node";
import { walletOf } from "../v2/wallet";
import { interfacesOf } from "./interfaces";
import { metadataOf } from "./metadata";
import { operation, type Operation } from "./operation";
import { byText, currencies, hashText } from "./values";

/** Those that anybody has seen; the service leaves out the others without a word. */
function known(store: Store, addresses: readonly Address[]): readonly AccountRecord[] {
  return store.accounts.now([...new Set(addresses)]).filter((account) => account !== null);
}

function cellFields(account: AccountRecord) {
  const { code, data } = contractStateOf(account);
  return {
    ...(data === null ? {} : { data_boc: cellText(data) }),
    ...(code === null ? {} : { code_boc: cellText(code) }),
  };
}

function stateRow(node: ApiNode, account: AccountRecord, withCells: boolean) {
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
    contract_methods: null,
    interfaces: interfacesOf(node, account),
  };
}

function walletRow(account: AccountRecord) {
  const { codeHash } = account;
  const wallet = walletOf(codeHash, contractStateOf(account).data);
  const { is_signature_allowed: signed, ...facts } = wallet?.facts ?? {};
  return {
    address: account.address,
    is_wallet: wallet !== null,
    ...(wallet === null ? {} : { wallet_type: wallet.type, ...facts }),
    balance: String(account.balance),
    extra_currencies: currencies(account.extraCurrencies),
    ...(signed === undefined ? {} : { is_signature_allowed: signed }),
    status: account.status,
    ...(codeHash === null ? {} : { code_hash: hashText(codeHash) }),
    last_transaction_hash: hashText(account.lastHash),
    last_transaction_lt: String(account.lastLt),
  };
}

export const ACCOUNTS: readonly Operation[] = [
  operation(accountStates, ({ node, values, described }) => {
    const codes = new Set(values.code_hash);
    const accounts = known(node.store, values.address).filter(
      ({ codeHash }) => codes.size === 0 || (codeHash !== null && codes.has(codeHash)),
    );
    return {
      accounts: accounts.map((account) => stateRow(node, account, values.include_boc ?? true)),
      ...described(accounts.map(({ address }) => address)),
    };
  }),

  operation(walletStates, ({ node, values, described }) => {
    const accounts = known(node.store, values.address);
    return {
      wallets: accounts.map(walletRow),
      ...described(accounts.map(({ address }) => address)),
    };
  }),

  // Under the very spellings that were asked for.
  operation(addressBook, ({ values, spellings, named }) => {
    const book = named(values.address).address_book;
    const rows = spellings("address").map((text) => [text, book[parseAddress(text)]] as const);
    return Object.fromEntries(rows.toSorted(byText));
  }),

  operation(metadata, ({ node, values, origin }) => metadataOf(node, values.address, origin)),

  operation(topAccountsByBalance, ({ node, page }) =>
    node.store.accounts
      .richest(page)
      .map(({ address, balance }) => ({ account: address, balance: String(balance) })),
  ),
];
