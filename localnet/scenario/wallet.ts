import { beginCell, contractAddress, storeMessage, type Address, type Cell } from "@ton/core";
import { codeOf } from "../contracts/stored-code";
import type { KeyPair } from "../chain/key-pairs";
import type { WalletOrder, WalletKind, WalletNetwork } from "./wallets/wallet-kind";
import { WALLET_KINDS, type WalletVersion } from "./wallets/wallet-kinds";

export interface Wallet {
  readonly kind: WalletKind;
  readonly network: WalletNetwork;
  readonly key: KeyPair;
  readonly init: { readonly code: Cell; readonly data: Cell };
  readonly address: Address;
}

const BASECHAIN = 0;

export function openWallet(
  version: WalletVersion,
  key: KeyPair,
  network: WalletNetwork,
  workchain = BASECHAIN,
): Wallet {
  const kind = WALLET_KINDS[version];
  const init = { code: codeOf(kind.code), data: kind.data(key.publicKey, network) };
  return { kind, network, key, init, address: contractAddress(workchain, init) };
}

/** The external message with an order; `deploy` adds the initial state. */
export function orderMessage(wallet: Wallet, order: WalletOrder, deploy: boolean): Cell {
  const message = storeMessage({
    info: { type: "external-in", src: null, dest: wallet.address, importFee: 0n },
    init: deploy ? wallet.init : null,
    body: wallet.kind.order(order, wallet),
  });
  return beginCell().store(message).endCell();
}
