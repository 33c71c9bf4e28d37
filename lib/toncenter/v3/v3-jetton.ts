import { optional, v3 } from "../endpoint";
import * as param from "../param";
import { rule } from "../param-rule";
import {
  address,
  bigint,
  boc,
  flag,
  hash,
  integer,
  json,
  list,
  listOrNull,
  maybe,
  struct,
  text,
  type Read,
} from "../schema";
import { namedWithTokens } from "./address-book";
import { issuerFields } from "./keyed-maps";
import { addresses, page, sort, TEN_ROWS, TEN_ROWS_CHECKED_LATE, timeWindow } from "./v3-params";

const group = "Jettons";

export const JettonMaster = struct({
  address,
  total_supply: bigint,
  mintable: maybe(flag),
  admin_address: maybe(address),
  /** As the contract returns it: the fields, or a link to them. */
  jetton_content: maybe(issuerFields),
  jetton_wallet_code_hash: maybe(hash),
  code_hash: maybe(hash),
  data_hash: maybe(hash),
  last_transaction_lt: maybe(bigint),
});
export type JettonMaster = Read<typeof JettonMaster>;

export const JettonWallet = struct({
  address,
  balance: bigint,
  owner: address,
  jetton: address,
  last_transaction_lt: maybe(bigint),
  code_hash: maybe(hash),
  data_hash: maybe(hash),
  /** For a jetton that is claimed by proof instead of minted. */
  mintless_info: maybe(
    struct({
      amount: maybe(bigint),
      start_from: maybe(integer),
      expire_at: maybe(integer),
      custom_payload_api_uri: listOrNull(text),
    }),
  ),
});
export type JettonWallet = Read<typeof JettonWallet>;

const movement = {
  query_id: maybe(bigint),
  jetton_master: address,
  amount: bigint,
  transaction_hash: hash,
  transaction_lt: bigint,
  transaction_now: integer,
  transaction_aborted: maybe(flag),
  response_destination: maybe(address),
  custom_payload: maybe(boc),
  decoded_custom_payload: maybe(json),
  trace_id: maybe(hash),
};

export const JettonTransfer = struct({
  ...movement,
  source: address,
  destination: address,
  source_wallet: address,
  forward_ton_amount: maybe(bigint),
  forward_payload: maybe(boc),
  decoded_forward_payload: maybe(json),
});
export type JettonTransfer = Read<typeof JettonTransfer>;

export const JettonBurn = struct({ ...movement, owner: address, jetton_wallet: address });
export type JettonBurn = Read<typeof JettonBurn>;

const wallets = {
  owner_address: addresses("Owners of the jetton wallets."),
  address: addresses("Another name of owner_address."),
  jetton_wallet: addresses("The jetton wallets."),
  jetton_master: optional(param.address, "The jetton."),
};

export const jettonMasters = v3({
  path: "jetton/masters",
  group,
  about: "Jettons by address or administrator, in the order in which the index found them.",
  params: {
    address: addresses("The jettons.", 1_024),
    admin_address: addresses("Their administrators.", 1_024),
    ...page,
  },
  response: struct({ jetton_masters: list(JettonMaster), ...namedWithTokens }),
  paging: TEN_ROWS_CHECKED_LATE,
  freshness: "slow",
  rows: (answer) => answer.jetton_masters,
});

export const jettonWallets = v3({
  path: "jetton/wallets",
  group,
  about: "Jetton wallets by address, owner or jetton; can be sorted by balance.",
  params: {
    address: addresses("The jetton wallets."),
    owner_address: addresses("Their owners."),
    jetton_address: addresses("The jettons that they hold."),
    exclude_zero_balance: optional(param.flag, "Exclude empty ones."),
    ...page,
    sort,
  },
  rules: [
    rule(
      "exact one owner_address required for multiple jetton_address",
      ({ jetton_address, owner_address }) => !several(jetton_address) || isOne(owner_address),
    ),
  ],
  response: struct({ jetton_wallets: list(JettonWallet), ...namedWithTokens }),
  paging: TEN_ROWS_CHECKED_LATE,
  freshness: "list",
  rows: (answer) => answer.jetton_wallets,
});

function several(values: unknown): boolean {
  return Array.isArray(values) && values.length > 1;
}

function isOne(values: unknown): boolean {
  return Array.isArray(values) && values.length === 1;
}

export const jettonTransfers = v3({
  path: "jetton/transfers",
  group,
  about: "Transfers of jettons by owner, wallet, jetton or time, each as the sending wallet received it.",
  params: {
    ...wallets,
    direction: optional(
      param.oneOf("in", "out", "both"),
      "To or from the owner; without an owner it means nothing.",
    ),
    ...timeWindow,
    ...page,
    sort,
  },
  response: struct({ jetton_transfers: list(JettonTransfer), ...namedWithTokens }),
  paging: TEN_ROWS,
  pin: { end_lt: "transaction_lt", end_utime: "transaction_now" },
  freshness: "list",
  rows: (answer) => answer.jetton_transfers,
});

export const jettonBurns = v3({
  path: "jetton/burns",
  group,
  about: "Burns of jettons by owner, wallet, jetton or time, failed ones included.",
  params: { ...wallets, ...timeWindow, ...page, sort },
  response: struct({ jetton_burns: list(JettonBurn), ...namedWithTokens }),
  paging: TEN_ROWS,
  pin: { end_lt: "transaction_lt", end_utime: "transaction_now" },
  freshness: "list",
  rows: (answer) => answer.jetton_burns,
});
