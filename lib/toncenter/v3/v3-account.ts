import { optional, requiredMany, v3 } from "../endpoint";
import * as param from "../param";
import {
  address,
  bigint,
  boc,
  extraCurrencies,
  flag,
  hash,
  integer,
  list,
  maybe,
  struct,
  text,
  type Read,
} from "../schema";
import { namedWithTokens } from "./address-book";
import { hashes, MAX_ROWS, page, TEN_ROWS_CHECKED_LATE } from "./v3-params";

export const Account = struct({
  address,
  account_state_hash: maybe(hash),
  balance: maybe(bigint),
  extra_currencies: extraCurrencies,
  status: maybe(text),
  frozen_hash: maybe(hash),
  last_transaction_hash: maybe(hash),
  last_transaction_lt: maybe(bigint),
  data_hash: maybe(hash),
  code_hash: maybe(hash),
  data_boc: maybe(boc),
  code_boc: maybe(boc),
  /** Ids of its get-methods. */
  contract_methods: maybe(list(integer)),
  interfaces: maybe(list(text)),
});
export type Account = Read<typeof Account>;

/** Only wallets have the last four fields. */
export const WalletState = struct({
  address,
  is_wallet: flag,
  balance: maybe(bigint),
  extra_currencies: extraCurrencies,
  status: maybe(text),
  code_hash: maybe(hash),
  last_transaction_hash: maybe(hash),
  last_transaction_lt: maybe(bigint),
  wallet_type: maybe(text),
  seqno: maybe(integer),
  wallet_id: maybe(integer),
  is_signature_allowed: maybe(flag),
});
export type WalletState = Read<typeof WalletState>;

export const AccountBalance = struct({ account: address, balance: bigint });
export type AccountBalance = Read<typeof AccountBalance>;

const accounts = requiredMany(param.address, MAX_ROWS, "The accounts; the answer has an order of its own.");

export const accountStates = v3({
  path: "accountStates",
  group: "Accounts",
  about: "State of each account that the index knows.",
  params: {
    address: accounts,
    include_boc: optional(param.flag, "Include code and data; true by default."),
    code_hash: hashes("Only accounts with this code. The service takes it without saying so."),
  },
  missing: { status: 422, message: "address of account is required" },
  response: struct({ accounts: list(Account), ...namedWithTokens }),
  freshness: "head",
  rows: (answer) => answer.accounts,
});

export const walletStates = v3({
  path: "walletStates",
  group: "Accounts",
  about: "Balance of each account that the index knows, and for wallets their version and sequence number.",
  params: { address: accounts },
  missing: { status: 422, message: "address of account is required" },
  response: struct({ wallets: list(WalletState), ...namedWithTokens }),
  freshness: "head",
  rows: (answer) => answer.wallets,
});

export const topAccountsByBalance = v3({
  path: "topAccountsByBalance",
  group: "Stats",
  about: "The richest accounts.",
  params: page,
  response: list(AccountBalance),
  paging: TEN_ROWS_CHECKED_LATE,
  freshness: "slow",
  rows: (answer) => answer,
});
