import type { Address } from "@/lib/ton/address/address";
import { addressInformation, walletInformation } from "@/lib/toncenter/v3/v3-legacy";
import type { AccountRecord } from "../../../chain-records";
import type { ApiNode } from "../../api-node";
import { cellText, contractStateOf } from "../../../contract-state";
import { walletStateOf } from "../../v2/wallet-state";
import { route, type Route } from "../v3-route";
import { RefusedRequest } from "../../refused-request";
import { hashOrNull, hashText, NO_HASH } from "../render/v3-json-values";

const accountOf = ({ store }: ApiNode, address: Address): AccountRecord | null =>
  store.accounts.now([address])[0] ?? null;

/** These older endpoints have no `nonexist` status. */
const statusOf = ({ status }: AccountRecord) => (status === "nonexist" ? "uninit" : status);

function lastTransactionOf(account: AccountRecord) {
  return {
    last_transaction_lt: String(account.lastLt),
    last_transaction_hash: hashText(account.lastHash),
  };
}

const NO_LAST_TRANSACTION = { last_transaction_lt: "0", last_transaction_hash: NO_HASH };

function renderInformation(account: AccountRecord) {
  const { code, data } = contractStateOf(account);
  return {
    balance: String(account.balance),
    code: code === null ? null : cellText(code),
    data: data === null ? null : cellText(data),
    ...lastTransactionOf(account),
    frozen_hash: hashOrNull(account.frozenHash),
    status: statusOf(account),
  };
}

function renderWalletInformation(account: AccountRecord) {
  const wallet = walletStateOf(account.codeHash, contractStateOf(account).data);
  const status = statusOf(account);
  if (wallet === null && status !== "uninit") throw new RefusedRequest(409, "not a wallet");
  const { is_signature_allowed: _, ...fields } = wallet?.fields ?? {};
  return {
    balance: String(account.balance),
    ...(wallet === null ? {} : { wallet_type: wallet.type, ...fields }),
    ...lastTransactionOf(account),
    status,
  };
}

export const ADDRESS_INFORMATION: readonly Route[] = [
  route(addressInformation, ({ node, values }) => {
    const account = accountOf(node, values.address);
    return account === null
      ? { balance: "0", code: null, data: null, ...NO_LAST_TRANSACTION, frozen_hash: null, status: "uninit" }
      : renderInformation(account);
  }),

  route(walletInformation, ({ node, values }) => {
    const account = accountOf(node, values.address);
    return account === null
      ? { balance: "0", ...NO_LAST_TRANSACTION, status: "uninit" }
      : renderWalletInformation(account);
  }),
];
