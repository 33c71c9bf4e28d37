import type { AccountStatus } from "../../records";
import { account, atSeqno } from "./common-fields";
import { cellText, contractStateOf } from "../../contract-state";
import { accountAt, type Seen } from "./lookup";
import { method, type Method } from "./method";
import { walletOf } from "./wallet";
import { accountAddress, blockId, currencies, hashText, NO_HASH, transactionId } from "./wire";

const fields = { address: account, seqno: atSeqno };

/** An account that was never there counts as one without code here. */
const STATUS: Readonly<Record<AccountStatus, string>> = {
  nonexist: "uninitialized",
  uninit: "uninitialized",
  active: "active",
  frozen: "frozen",
};

const statusOf = ({ account: seen }: Seen) => STATUS[seen?.status ?? "nonexist"];
const balanceOf = ({ account: seen }: Seen) => (seen?.balance ?? 0n).toString();
const lastOf = ({ account: seen }: Seen) => transactionId(seen?.lastLt ?? 0n, seen?.lastHash ?? NO_HASH);
const frozenHashOf = ({ account: seen }: Seen) =>
  seen === null || seen.frozenHash === null ? "" : hashText(seen.frozenHash);

const common = (seen: Seen) => ({
  balance: balanceOf(seen),
  extra_currencies: currencies(seen.account?.extraCurrencies ?? new Map()),
  last_transaction_id: lastOf(seen),
  block_id: blockId(seen.block),
  sync_utime: seen.block.generatedAt,
});

function information(seen: Seen) {
  const { code, data } = contractStateOf(seen.account);
  return {
    "@type": "raw.fullAccountState",
    ...common(seen),
    code: cellText(code),
    data: cellText(data),
    frozen_hash: frozenHashOf(seen),
    state: statusOf(seen),
  };
}

function wallet(seen: Seen) {
  const known = walletOf(seen.account?.codeHash ?? null, contractStateOf(seen.account).data);
  return {
    "@type": "ext.accounts.walletInformation",
    wallet: known !== null,
    balance: balanceOf(seen),
    account_state: statusOf(seen),
    last_transaction_id: lastOf(seen),
    ...(known === null ? {} : { wallet_type: known.type, ...known.facts }),
  };
}

/** As the node's own library tells contracts apart; it knows fewer wallets than the interface does. */
function recognised(seen: Seen): { readonly account_state: unknown; readonly revision: number } {
  const { code, data } = contractStateOf(seen.account);
  const frozen_hash = frozenHashOf(seen);
  if (code === null) return { account_state: { "@type": "uninited.accountState", frozen_hash }, revision: 0 };
  const known = walletOf(seen.account?.codeHash ?? null, data);
  if (known === null || known.recognised === null) {
    const raw = { "@type": "raw.accountState", code: cellText(code), data: cellText(data), frozen_hash };
    return { account_state: raw, revision: 0 };
  }
  const { tag, revision } = known.recognised;
  return { account_state: { "@type": tag, ...known.facts }, revision };
}

function extended(seen: Seen) {
  return {
    "@type": "fullAccountState",
    address: accountAddress(seen.address),
    ...common(seen),
    ...recognised(seen),
  };
}

const aboutAccount = (tell: (seen: Seen) => unknown): Method =>
  method({ fields, answer: (node, { address, seqno }) => tell(accountAt(node, address, seqno)) });

export const ACCOUNTS: Readonly<Record<string, Method>> = {
  getAddressInformation: aboutAccount(information),
  getExtendedAddressInformation: aboutAccount(extended),
  getWalletInformation: aboutAccount(wallet),
  getAddressBalance: aboutAccount(balanceOf),
  getAddressState: aboutAccount(statusOf),
};
