import {
  account,
  coins,
  group,
  maybe,
  time,
  uint,
  variants,
  within,
  type Fields,
  type Variant,
} from "../bodies/fields";
import { balance, hash, SIZE, state } from "./common-fields";

const storageExtra = variants(
  { prefix: { bits: 3, value: 0b000 }, name: "none", fields: {} },
  { prefix: { bits: 3, value: 0b001 }, name: "dictionary", fields: { dictionary_hash: hash } },
);

const accountState = variants(
  { prefix: { bits: 2, value: 0b00 }, name: "uninit", fields: {} },
  { prefix: { bits: 2, value: 0b01 }, name: "frozen", fields: { state_hash: hash } },
  { prefix: { bits: 1, value: 1 }, name: "active", fields: { state } },
);

const ACCOUNT: Fields = {
  address: account,
  size: group(SIZE),
  storage_extra: storageExtra,
  last_paid: time(32),
  due_payment: maybe(coins),
  last_transaction_lt: uint(64),
  ...balance,
  status: accountState,
};

export const ACCOUNTS: readonly Variant[] = [
  { prefix: { bits: 1, value: 1 }, name: "account", fields: ACCOUNT },
];

const noAccount = { prefix: { bits: 1, value: 0 }, name: "no_account", fields: {} };

export const SHARD_ACCOUNTS: readonly Variant[] = [
  {
    prefix: { bits: 0, value: 0 },
    name: "shard_account",
    fields: {
      account: within(variants(...ACCOUNTS, noAccount)),
      last_transaction_hash: hash,
      last_transaction_lt: uint(64),
    },
  },
];
