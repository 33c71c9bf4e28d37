import * as v from "valibot";
import { v2 } from "../endpoint";
import { address, bigint, boc, flag, hash, integer, list, maybe, struct, text, type Read } from "../schema";
import { AccountAddress, BlockIdExt, extraCurrencyList, TransactionId } from "./v2-types";
import { isAtBlock } from "./at-block";
import { accountAtBlock } from "./v2-params";
import { balance, blank, tagged } from "./v2-wire";

export const AccountStatus = v.picklist(["uninitialized", "active", "frozen"]);
export type AccountStatus = Read<typeof AccountStatus>;

export const AddressInformation = struct({
  balance,
  extra_currencies: extraCurrencyList,
  last_transaction_id: TransactionId,
  block_id: BlockIdExt,
  code: blank(boc),
  data: blank(boc),
  frozen_hash: blank(hash),
  sync_utime: integer,
  state: AccountStatus,
  suspended: maybe(flag),
});
export type AddressInformation = Read<typeof AddressInformation>;

const wallet = { wallet_id: integer, seqno: integer };

const channelSide = { signed_A: flag, signed_B: flag, min_A: bigint, min_B: bigint, expire_at: integer };

const ChannelState = tagged("@type", {
  "pchan.stateInit": { ...channelSide, A: bigint, B: bigint },
  "pchan.stateClose": { ...channelSide, A: bigint, B: bigint },
  "pchan.statePayout": { A: bigint, B: bigint },
});

const ChannelConfig = struct({
  alice_public_key: text,
  alice_address: AccountAddress,
  bob_public_key: text,
  bob_address: AccountAddress,
  init_timeout: integer,
  close_timeout: integer,
  channel_id: bigint,
});

const RestrictedConfig = struct({
  start_at: integer,
  limits: list(struct({ seconds: integer, value: bigint })),
});

/** The node's interpretation of an account's code; wallets that it does not recognise are `raw`. */
export const NodeAccountState = tagged("@type", {
  "raw.accountState": { code: blank(boc), data: blank(boc), frozen_hash: blank(hash) },
  "wallet.v3.accountState": wallet,
  "wallet.v4.accountState": wallet,
  "wallet.highload.v1.accountState": wallet,
  "wallet.highload.v2.accountState": { wallet_id: integer },
  "dns.accountState": { wallet_id: integer },
  "rwallet.accountState": { ...wallet, unlocked_balance: bigint, config: RestrictedConfig },
  "pchan.accountState": { config: ChannelConfig, state: ChannelState, description: text },
  "uninited.accountState": { frozen_hash: blank(hash) },
});
export type NodeAccountState = Read<typeof NodeAccountState>;

export const ExtendedAddressInformation = struct({
  address: struct({ account_address: address }),
  balance,
  extra_currencies: extraCurrencyList,
  last_transaction_id: TransactionId,
  block_id: BlockIdExt,
  sync_utime: integer,
  account_state: NodeAccountState,
  revision: integer,
});
export type ExtendedAddressInformation = Read<typeof ExtendedAddressInformation>;

/**
 * An account that is not a wallet only has the first four fields. Names of wallets stay text, since there will be
 * more.
 */
export const WalletInformation = struct({
  wallet: flag,
  balance,
  account_state: AccountStatus,
  last_transaction_id: TransactionId,
  wallet_type: maybe(text),
  seqno: maybe(integer),
  wallet_id: maybe(integer),
  is_signature_allowed: maybe(flag),
});
export type WalletInformation = Read<typeof WalletInformation>;

const common = {
  group: "Accounts",
  params: accountAtBlock,
  freshness: "head",
  settled: isAtBlock,
} as const;

export const getAddressInformation = v2({
  ...common,
  path: "getAddressInformation",
  about: "State of an account: balance, status, code, data and its last transaction.",
  response: AddressInformation,
});

export const getExtendedAddressInformation = v2({
  ...common,
  path: "getExtendedAddressInformation",
  about: "State of an account, with the fields of the wallet or contract that the node recognises in it.",
  response: ExtendedAddressInformation,
});

export const getWalletInformation = v2({
  ...common,
  path: "getWalletInformation",
  about: "Whether an account is a wallet, of which version, and its next sequence number.",
  response: WalletInformation,
});

export const getAddressBalance = v2({
  ...common,
  path: "getAddressBalance",
  about: "Balance of an account in nanocoins.",
  response: balance,
});

export const getAddressState = v2({
  ...common,
  path: "getAddressState",
  about: "Status of an account.",
  response: AccountStatus,
});
