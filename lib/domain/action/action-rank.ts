import type { ActionKind } from "./action-kinds";

/**
 * How much an action says about what its trace was for: a swap consists of transfers, a transfer of calls. An
 * action of the highest rank is a principal one.
 */
const RANK_OF_KIND: Readonly<Record<ActionKind, number>> = {
  swap: 60,
  liquidity: 60,
  lending: 60,
  bridge: 60,
  staking: 60,
  subscription: 60,
  service: 60,
  dns: 60,
  vesting: 60,
  multisig: 60,
  nft: 50,
  supply: 40,
  transfer: 30,
  contract: 20,
};

/** Types that say more or less than others of their kind. */
const RANK_OF_TYPE: Readonly<Record<string, number>> = {
  // An order can be made, approved and executed in one trace.
  multisig_execute: 62,
  multisig_create_order: 61,
  // The transfer of the item, and the return of an earlier bid, are parts of these.
  nft_purchase: 60,
  nft_put_on_sale: 60,
  nft_put_on_auction: 60,
  nft_cancel_sale: 60,
  nft_cancel_auction: 60,
  nft_finish_auction: 60,
  auction_bid: 60,
  teleitem_start_auction: 60,
  teleitem_cancel_auction: 60,
  nft_discovery: 15,
  contract_deploy: 21,
  tick_tock: 1,
};

/** Transfers that the initiator did not make are payouts and returned excess. */
const PASSIVE_RANKS: Readonly<Record<string, number>> = {
  jetton_transfer: 25,
  ton_transfer: 10,
  extra_currency_transfer: 10,
  contract_deploy: 12,
  call_contract: 11,
};

/** `isInitiated`: the account that started the trace made it. */
export function actionRank(type: string, kind: ActionKind, isInitiated: boolean): number {
  const passive = isInitiated ? undefined : PASSIVE_RANKS[type];
  return passive ?? RANK_OF_TYPE[type] ?? RANK_OF_KIND[kind];
}
