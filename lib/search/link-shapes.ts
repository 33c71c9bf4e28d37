import type { AccountPage } from "./form";

/**
 * The path of a page, with the names of `FIELDS` in braces. Segments may follow, as in the tabs of a page. A path
 * without braces has its fields in the parameters.
 */
export interface Shape {
  readonly path: string;
  /** The page of the account; `account` by default. */
  readonly page?: AccountPage;
}

/** Our own pages with a canonical URL. */
export const OWN_PAGES: readonly Shape[] = [
  { path: "/account/{address}" },
  { path: "/jetton/{address}", page: "jetton" },
  { path: "/nft/{address}", page: "nft" },
  { path: "/multisig/{address}", page: "multisig" },
  { path: "/vesting/{address}", page: "vesting" },
  { path: "/pool/{address}", page: "pool" },
  // Digits alone are a key here, not an account of the basechain.
  { path: "/validator/{key}" },
  { path: "/validator/{address}", page: "validator" },
  { path: "/tx/{hash}" },
  { path: "/block/{workchain}/{shard}/{seqno}" },
  { path: "/block/{seqno}" },
  { path: "/dns/{name}" },
];

/** Our own pages that look up or filter. */
export const OWN_QUERIES: readonly Shape[] = [
  { path: "/account/{name}" },
  { path: "/decode" },
  { path: "/blocks" },
  { path: "/transactions" },
  { path: "/search" },
];

/** Explorers use similar URLs, so one table serves all of them. The first shape that fits and can be parsed is used. */
export const EXPLORER_PAGES: readonly Shape[] = [
  { path: "/address/{address}/{lt}_{hash}" },
  { path: "/address/{address}" },
  { path: "/address:{address}" },
  { path: "/account/{address}" },
  { path: "/accounts/{address}" },
  { path: "/account" },
  { path: "/a/{address}" },
  { path: "/tx/{lt}:{hash}:{address}" },
  { path: "/tx/{lt}${hash}${address}" },
  { path: "/tx:{lt}:{hash}:{address}" },
  { path: "/tx/by-msg-hash/{hash}" },
  { path: "/tx/{hash}" },
  { path: "/tx:{hash}" },
  { path: "/transaction/{hash}" },
  { path: "/transactions/{hash}" },
  { path: "/transaction" },
  { path: "/trace/{hash}" },
  { path: "/event/{hash}" },
  { path: "/block/{workchain}/{shard}/{seqno}" },
  { path: "/block/{block}" },
  { path: "/block:{block}" },
  { path: "/block/{seqno}" },
  { path: "/block" },
  { path: "/collection/{holder}/{address}", page: "nft" },
  { path: "/collection/{address}", page: "nft" },
  { path: "/{holder}/nft/{address}", page: "nft" },
  { path: "/nft/{address}", page: "nft" },
  { path: "/{holder}/jetton/{address}", page: "jetton" },
  { path: "/jetton/{address}", page: "jetton" },
  { path: "/jettons/{address}", page: "jetton" },
  { path: "/token/{address}", page: "jetton" },
  { path: "/nominator/{address}", page: "pool" },
  { path: "/pool/{address}", page: "pool" },
  { path: "/multisig/{address}", page: "multisig" },
  { path: "/vesting/{address}", page: "vesting" },
  { path: "/dns/{name}" },
  { path: "/{address}" },
  { path: "/{name}" },
];

/** Pages of other explorers whose path is a different page here. */
export const EXPLORER_QUERIES: readonly Shape[] = [{ path: "/search" }];

/** API calls: tonapi's paths, then those of a TON Center service, directly or through our proxy. */
export const SERVICE_CALLS: readonly Shape[] = [
  { path: "/v2/accounts/{address}" },
  { path: "/v2/accounts/{name}" },
  { path: "/v2/blockchain/accounts/{address}" },
  { path: "/v2/blockchain/transactions/{hash}" },
  { path: "/v2/blockchain/messages/{hash}" },
  { path: "/v2/transactions/{hash}" },
  { path: "/v2/events/{hash}" },
  { path: "/v2/traces/{hash}" },
  { path: "/v2/blockchain/blocks/{block}" },
  { path: "/v2/blockchain/masterchain/{seqno}" },
  { path: "/v2/jettons/{address}", page: "jetton" },
  { path: "/v2/nfts/collections/{address}", page: "nft" },
  { path: "/v2/nfts/{address}", page: "nft" },
  { path: "/v2/multisig/{address}", page: "multisig" },
  { path: "/v2/staking/pool/{address}", page: "pool" },
  { path: "/v2/dns/{name}" },
  { path: "/api/v3/jetton/masters", page: "jetton" },
  { path: "/api/v3/nft/items", page: "nft" },
  { path: "/api/v3/nft/collections", page: "nft" },
  { path: "/api/v3/nft/sales" },
  { path: "/api/v3/multisig/wallets", page: "multisig" },
  { path: "/api/v3/vesting", page: "vesting" },
  { path: "/api/v3/staking/nominatorPools", page: "pool" },
  { path: "/api/v2" },
  { path: "/api/v3" },
];
