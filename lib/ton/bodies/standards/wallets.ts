import {
  account,
  anyCell,
  bits,
  coins,
  flag,
  ifReferred,
  maybe,
  time,
  uint,
  within,
  type Fields,
} from "../fields";
import { rowsOf } from "../layout";
import { actionList, extendedActions } from "../action-fields";
import { orderedMessage } from "../message-fields";
import { FROM_WALLET, QUERY, SIGNED } from "./common";

const ACTIONS: Fields = { actions: maybe(within(actionList)), other_actions: maybe(extendedActions) };

export const WALLETS = [
  ...rowsOf(
    "wallet v5",
    {
      "0x7369676e": { ...FROM_WALLET, ...ACTIONS, ...SIGNED },
      "0x73696e74": { ...FROM_WALLET, ...ACTIONS, ...SIGNED },
      "0x6578746e": { ...QUERY, ...ACTIONS },
    },
    { exact: true },
  ),
  ...rowsOf("wallet v4", {
    "0x6e6f7465": QUERY,
    "0x64737472": QUERY,
    "0xe4737472": QUERY,
    "0x706c7567": { ...QUERY, amount: coins, extra_currencies: maybe(anyCell) },
    "0xf06c7567": QUERY,
  }),
  ...rowsOf("high-load wallet v3", { "0xae42e5a4": { ...QUERY, actions: within(actionList) } }),
  ...rowsOf("multisig v2", {
    "0xf718510f": {
      ...QUERY,
      order_seqno: uint(256),
      signer: flag,
      index: uint(8),
      expiration_date: time(48),
      order: anyCell,
    },
    "0x75097f5d": {
      ...QUERY,
      order_seqno: uint(256),
      expiration_date: time(48),
      approvals_num: uint(8),
      signers_hash: bits(256),
      order: anyCell,
    },
    "0xa32c59bf": { ...QUERY, order: anyCell },
    "0x9c73fba2": {
      ...QUERY,
      threshold: uint(8),
      signers: anyCell,
      expiration_date: time(48),
      order: anyCell,
      signer_index: maybe(uint(8)),
    },
    "0xa762230f": { ...QUERY, signer_index: uint(8) },
    "0x82609bf6": QUERY,
    "0xafaf283e": { ...QUERY, exit_code: uint(32) },
  }),
  ...rowsOf("vesting wallet", {
    "0xa7733acd": { ...QUERY, send_mode: uint(8), message: orderedMessage },
    "0xf7733acd": QUERY,
    "0x7258a69b": { ...QUERY, account, more_accounts: ifReferred(anyCell) },
    "0xf258a69b": QUERY,
  }),
];
