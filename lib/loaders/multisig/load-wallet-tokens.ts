import "server-only";
import { LRUCache } from "lru-cache";
import { namesFrom } from "../../domain/action/action-names";
import type { Token } from "../../domain/action/action-row";
import { jettonWalletsIn, type WalletTokens } from "../../domain/multisig/order-lines";
import type { Lane } from "../../gateway/budget/lanes";
import { gatewayOf } from "../../gateway/gateways";
import type { Address } from "../../ton/address/address";
import type { OrderStep } from "../../ton/multisig/order-steps";
import { jettonWallets } from "../../toncenter/v3/v3-jetton";

const MOST_WALLETS = 100;

/** By network and wallet. The jetton of a wallet does not change; its name and picture may. */
const known = new LRUCache<string, Token>({ max: 10_000, ttl: 600_000 });

/** The jettons that orders move. One call, only if a jetton wallet is not known yet. */
export async function loadWalletTokens(
  network: string,
  steps: readonly OrderStep[],
  lane: Lane,
): Promise<WalletTokens> {
  const keyOf = (wallet: Address) => `${network} ${wallet}`;
  const wallets = jettonWalletsIn(steps);
  const unknown = wallets.filter((wallet) => !known.has(keyOf(wallet))).slice(0, MOST_WALLETS);
  if (unknown.length > 0) {
    const gateway = gatewayOf(network);
    const answer = await gateway.call(jettonWallets, { address: unknown, limit: unknown.length }, { lane });
    if (answer.ok) {
      const { jetton_wallets: found, address_book: book, metadata } = answer.value.value;
      const names = namesFrom(book, metadata, gateway.network.coin);
      for (const { address, jetton } of found) known.set(keyOf(address), names.token(jetton));
    }
  }
  return new Map(
    wallets.flatMap((wallet): readonly [Address, Token][] => {
      const token = known.get(keyOf(wallet));
      return token === undefined ? [] : [[wallet, token]];
    }),
  );
}
