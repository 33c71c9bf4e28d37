import { Address as CoreAddress } from "@ton/core";
import { isSuspended, SUSPENDED_PARAMETER } from "../../chain/suspended-accounts";
import { NO_ACCOUNT } from "../../chain/core/live-ledger";
import type { AccountStatus } from "../../chain-records";
import type { ApiNode } from "../api-node";
import { configParameter } from "./v2-config";
import { account, atSeqno } from "./v2-shared-fields";
import { cellText, contractStateOf } from "../../contract-state";
import { accountAt, type AccountSnapshot } from "./v2-lookup";
import { method, type Method } from "./v2-method";
import { walletStateOf } from "./wallet-state";
import { accountAddress, blockId, currencies, hashText, NO_HASH, transactionId } from "./v2-json-values";

const fields = { address: account, seqno: atSeqno };

/** v2 has no `nonexist`: such an account is `uninitialized`. */
const STATUS: Readonly<Record<AccountStatus, string>> = {
  nonexist: "uninitialized",
  uninit: "uninitialized",
  active: "active",
  frozen: "frozen",
};

const statusOf = ({ account: record }: AccountSnapshot) => STATUS[record?.status ?? "nonexist"];
const balanceOf = ({ account: record }: AccountSnapshot) => (record?.balance ?? 0n).toString();
const lastOf = ({ account: record }: AccountSnapshot) =>
  transactionId(record?.lastLt ?? 0n, record?.lastHash ?? NO_HASH);
const frozenHashOf = ({ account: record }: AccountSnapshot) =>
  record === null || record.frozenHash === null ? "" : hashText(record.frozenHash);

const common = (snapshot: AccountSnapshot) => ({
  balance: balanceOf(snapshot),
  extra_currencies: currencies(snapshot.account?.extraCurrencies ?? new Map()),
  last_transaction_id: lastOf(snapshot),
  block_id: blockId(snapshot.block),
  sync_utime: snapshot.block.generatedAt,
});

function information(snapshot: AccountSnapshot, node: ApiNode) {
  const { code, data } = contractStateOf(snapshot.account);
  const list = configParameter(node, snapshot.block, SUSPENDED_PARAMETER);
  return {
    "@type": "raw.fullAccountState",
    ...common(snapshot),
    code: cellText(code),
    data: cellText(data),
    frozen_hash: frozenHashOf(snapshot),
    state: statusOf(snapshot),
    suspended: isSuspended(list, CoreAddress.parse(snapshot.address), snapshot.block.generatedAt),
  };
}

/** The account as it is in the state of its shard. */
function shardAccountCell({ account: record }: AccountSnapshot) {
  const bytes = record === null ? NO_ACCOUNT : Buffer.from(record.shardAccount).toString("base64");
  return { "@type": "tvm.cell", bytes };
}

function wallet(snapshot: AccountSnapshot) {
  const state = walletStateOf(snapshot.account?.codeHash ?? null, contractStateOf(snapshot.account).data);
  return {
    "@type": "ext.accounts.walletInformation",
    wallet: state !== null,
    balance: balanceOf(snapshot),
    account_state: statusOf(snapshot),
    last_transaction_id: lastOf(snapshot),
    ...(state === null ? {} : { wallet_type: state.type, ...state.fields }),
  };
}

/** The account state as tonlib classifies it; it knows fewer wallets than v2. */
function tonlibState(snapshot: AccountSnapshot): {
  readonly account_state: unknown;
  readonly revision: number;
} {
  const { code, data } = contractStateOf(snapshot.account);
  const frozen_hash = frozenHashOf(snapshot);
  if (code === null) return { account_state: { "@type": "uninited.accountState", frozen_hash }, revision: 0 };
  const state = walletStateOf(snapshot.account?.codeHash ?? null, data);
  if (state === null || state.tonlib === null) {
    const raw = { "@type": "raw.accountState", code: cellText(code), data: cellText(data), frozen_hash };
    return { account_state: raw, revision: 0 };
  }
  const { tag, revision } = state.tonlib;
  return { account_state: { "@type": tag, ...state.fields }, revision };
}

function extended(snapshot: AccountSnapshot) {
  return {
    "@type": "fullAccountState",
    address: accountAddress(snapshot.address),
    ...common(snapshot),
    ...tonlibState(snapshot),
  };
}

const accountMethod = (render: (snapshot: AccountSnapshot, node: ApiNode) => unknown): Method =>
  method({ fields, answer: (node, { address, seqno }) => render(accountAt(node, address, seqno), node) });

export const ACCOUNTS: Readonly<Record<string, Method>> = {
  getAddressInformation: accountMethod(information),
  getExtendedAddressInformation: accountMethod(extended),
  getWalletInformation: accountMethod(wallet),
  getAddressBalance: accountMethod(balanceOf),
  getAddressState: accountMethod(statusOf),
  getShardAccountCell: accountMethod(shardAccountCell),
};
