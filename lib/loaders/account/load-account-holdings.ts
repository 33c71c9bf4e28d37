import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import type { Lane } from "../../gateway/budget/lanes";
import type { AccountHoldings, NftHoldings, TokenHoldings } from "../../domain/account/account-holdings";
import {
  HOLDINGS_LIMIT,
  HOLDINGS_SHOWN,
  jettonsOf,
  tokenHoldings,
} from "../../domain/account/token-holdings";
import { ownedNfts } from "../../domain/nft/owned-nfts";
import { namesFrom } from "../../domain/action/action-names";
import type { Address } from "../../ton/address/address";
import type { AnswerOf } from "../../toncenter/endpoint";
import { jettonWallets } from "../../toncenter/v3/v3-jetton";
import { nftItems } from "../../toncenter/v3/v3-nft";
import { transactions } from "../../toncenter/v3/v3-transaction-lists";

/** An account's holdings, and when it was active. Four calls, one of which the page may have made already. */
export async function loadHoldings(network: string, address: Address): Promise<AccountHoldings> {
  const [tokens, nfts, firstSeenAt, lastActiveAt] = await Promise.all([
    loadTokens(network, address, "panel"),
    loadNfts(network, address),
    loadTime(network, address, "asc"),
    loadTime(network, address, "desc"),
  ]);
  return { tokens, nfts, firstSeenAt, lastActiveAt };
}

/** One call; null if it fails. */
export async function loadTokens(
  network: string,
  address: Address,
  lane: Lane,
): Promise<TokenHoldings | null> {
  const gateway = gatewayOf(network);
  const answer = await gateway.call(jettonWallets, jettonsOf(address), { lane });
  return answer.ok ? tokenHoldings(answer.value.value, gateway.network.coin) : null;
}

async function loadNfts(network: string, address: Address): Promise<NftHoldings | null> {
  const gateway = gatewayOf(network);
  const answer = await gateway.call(
    nftItems,
    { ...ownedNfts(address), limit: HOLDINGS_LIMIT },
    { lane: "panel" },
  );
  return answer.ok ? nftHoldings(answer.value.value, gateway.network.coin) : null;
}

function nftHoldings(
  { nft_items: items, address_book: book, metadata }: AnswerOf<typeof nftItems>,
  coin: string,
): NftHoldings {
  const names = namesFrom(book, metadata, coin);
  return {
    count: items.length,
    isMore: items.length >= HOLDINGS_LIMIT,
    shown: items.slice(0, HOLDINGS_SHOWN).map(({ address }) => ({ address, ...names.item(address) })),
  };
}

/** The time of the oldest or the newest transaction. */
async function loadTime(network: string, address: Address, sort: "asc" | "desc"): Promise<number | null> {
  const params = { account: [address], sort, limit: 1 };
  const answer = await gatewayOf(network).call(transactions, params, { lane: "panel" });
  return answer.ok ? (answer.value.value.transactions[0]?.now ?? null) : null;
}
