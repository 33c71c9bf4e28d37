import { domainItemData } from "./domain-items";
import { domainOf } from "./domain-names";
import { CONTRACT_BOC } from "./message-bodies";
import type { Chain } from "./chain";
import { INSERTED_FROM } from "./chain-state";
import type { AddressKind, NamedAddress } from "./chain-identities";

const WEALTH = 5_000_000_000_000_000n;
const WALLET_CODE = 0;

const CODE_OF: Readonly<Record<AddressKind, number>> = {
  wallet: WALLET_CODE,
  "jetton master": 1,
  "jetton wallet": 2,
  "nft item": 3,
  "nft collection": 4,
};

const INTERFACES: Readonly<Record<AddressKind, readonly string[]>> = {
  wallet: ["wallet_v4r2"],
  "jetton master": ["jetton_master"],
  "jetton wallet": ["jetton_wallet"],
  "nft item": ["nft_item"],
  "nft collection": ["nft_collection"],
};

export const interfacesOf = ({ kind }: NamedAddress): readonly string[] => INTERFACES[kind];

/** Decreases with the number, so that accounts are ordered by wealth; inserted ones are richer. */
export function balanceOf(number: number): bigint {
  return number < INSERTED_FROM ? WEALTH / BigInt(number + 1) : WEALTH + BigInt(number);
}

export function codeHash(chain: Chain, kind: AddressKind): string {
  return chain.ids.hash("code", CODE_OF[kind]);
}

function lastTransaction(chain: Chain, number: number) {
  const transaction = Math.max(0, chain.newest - (number % chain.newest));
  return {
    last_transaction_hash: chain.ids.hash("transaction", transaction),
    last_transaction_lt: String(chain.lt(transaction)),
  };
}

export function accountRow(chain: Chain, address: string, named: NamedAddress, withBoc: boolean) {
  return {
    address,
    account_state_hash: chain.ids.hash("state", named.number),
    balance: String(balanceOf(named.number)),
    extra_currencies: {},
    status: "active",
    ...lastTransaction(chain, named.number),
    data_hash: chain.ids.hash("data", named.number),
    code_hash: codeHash(chain, named.kind),
    ...(withBoc ? { data_boc: dataOf(chain, named), code_boc: CONTRACT_BOC } : {}),
    contract_methods: named.kind === "wallet" ? [85143, 78748] : null,
    interfaces: interfacesOf(named),
  };
}

/** The items with the numbers of named wallets are their domains. */
function dataOf(chain: Chain, { kind, number }: NamedAddress): string {
  const isDomain = kind === "nft item" && domainOf({ kind: "wallet", number }) !== null;
  return isDomain ? domainItemData(chain, number) : CONTRACT_BOC;
}

export function walletRow(chain: Chain, address: string, named: NamedAddress) {
  const isWallet = named.kind === "wallet";
  return {
    address,
    is_wallet: isWallet,
    ...(isWallet
      ? { wallet_type: "wallet v4 r2", seqno: 7 + (named.number % 90), wallet_id: 698983191 }
      : {}),
    balance: String(balanceOf(named.number)),
    extra_currencies: {},
    status: "active",
    code_hash: codeHash(chain, named.kind),
    ...lastTransaction(chain, named.number),
  };
}
