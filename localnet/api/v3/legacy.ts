import type { Address } from "@/lib/ton/address/address";
import { addressInformation, walletInformation } from "@/lib/toncenter/v3/legacy";
import type { AccountRecord } from "../../records";
import type { ApiNode } from "../node";
import { cellText, contractStateOf } from "../../contract-state";
import { walletOf } from "../v2/wallet";
import { operation, type Operation } from "./operation";
import { Refused } from "../v2/refusal";
import { hashOrNull, hashText, NO_HASH } from "./values";

const accountOf = ({ store }: ApiNode, address: Address): AccountRecord | null =>
  store.accounts.now([address])[0] ?? null;

/** These older operations know three states: what is not there is not initialised. */
const statusOf = ({ status }: AccountRecord) => (status === "nonexist" ? "uninit" : status);

function lastOf(account: AccountRecord) {
  return {
    last_transaction_lt: String(account.lastLt),
    last_transaction_hash: hashText(account.lastHash),
  };
}

const NEVER_SEEN = { last_transaction_lt: "0", last_transaction_hash: NO_HASH };

function informationOf(account: AccountRecord) {
  const { code, data } = contractStateOf(account);
  return {
    balance: String(account.balance),
    code: code === null ? null : cellText(code),
    data: data === null ? null : cellText(data),
    ...lastOf(account),
    frozen_hash: hashOrNull(account.frozenHash),
    status: statusOf(account),
  };
}

function walletInformationOf(account: AccountRecord) {
  const wallet = walletOf(account.codeHash, contractStateOf(account).data);
  const status = statusOf(account);
  if (wallet === null && status !== "uninit") throw new Refused(409, "not a wallet");
  const { is_signature_allowed: _, ...facts } = wallet?.facts ?? {};
  return {
    balance: String(account.balance),
    ...(wallet === null ? {} : { wallet_type: wallet.type, ...facts }),
    ...lastOf(account),
    status,
  };
}

export const LEGACY: readonly Operation[] = [
  operation(addressInformation, ({ node, values }) => {
    const account = accountOf(node, values.address);
    return account === null
      ? { balance: "0", code: null, data: null, ...NEVER_SEEN, frozen_hash: null, status: "uninit" }
      : informationOf(account);
  }),

  operation(walletInformation, ({ node, values }) => {
    const account = accountOf(node, values.address);
    return account === null
      ? { balance: "0", ...NEVER_SEEN, status: "uninit" }
      : walletInformationOf(account);
  }),
];
