import "server-only";
import { ACCOUNT_TOKEN_SOURCE } from "../account/load-account-tokens";
import { ACCOUNT_TOKEN_TRANSFER_SOURCE } from "../account/load-account-transfers";
import { ACTION_SOURCE } from "../action/load-actions";
import { AUCTION_BID_SOURCE } from "../action/load-auction-bids";
import { BLOCK_MESSAGE_SOURCE } from "../block/block-messages";
import { BLOCK_TRANSACTION_SOURCE } from "../block/block-content";
import { BLOCK_SOURCE } from "../block/load-blocks";
import { LATEST_ACTION_ROUTE } from "../home/latest-actions";
import { BIDDER_AUCTION_SOURCE, DOMAIN_ACTION_SOURCE, WALLET_DOMAIN_SOURCE } from "../dns/load-domain-lists";
import { RECENT_BLOCK_ROUTE } from "../home/recent-blocks";
import { ACCOUNT_MESSAGE_SOURCE, MESSAGE_SOURCE } from "../message/load-messages";
import { TRANSACTION_SOURCE } from "../transaction/load-transactions";
import { MULTISIG_ORDER_SOURCE } from "../multisig/load-orders";
import { JETTON_HOLDER_SOURCE } from "../jetton/load-jetton-holders";
import { JETTON_BURN_SOURCE, JETTON_TRANSFER_SOURCE } from "../jetton/load-jetton-moves";
import { JETTON_SOURCE } from "../jetton/load-jettons";
import { TOP_ACCOUNT_SOURCE } from "../top/load-top-accounts";
import { NFT_COLLECTION_SOURCE, NFT_ITEM_SOURCE, NFT_TRANSFER_SOURCE } from "../nft/load-nft-lists";
import { PARTICIPANT_SOURCE } from "../validator/load-election";
import { ROUND_SET_SOURCE } from "../validator/load-validation-round";
import {
  COMPLAINT_SOURCE,
  ELECTION_SOURCE,
  OWN_ROUND_SOURCE,
  STAKE_EVENT_SOURCE,
  VALIDATION_ROUND_SOURCE,
} from "../validator/load-validator-lists";
import { NOMINATOR_EVENT_SOURCE, POOL_VALIDATOR_EVENT_SOURCE } from "../staking/load-pool-events";
import { STAKING_POOL_SOURCE } from "../staking/load-staking-pools";
import { rowsOf, type LoadRows } from "./row-source";

/** The lists whose rows browsers can load, by the name of their kind. */
export const ROWS: ReadonlyMap<string, LoadRows> = new Map([
  rowsOf(TRANSACTION_SOURCE),
  rowsOf(MESSAGE_SOURCE),
  rowsOf(ACCOUNT_MESSAGE_SOURCE),
  rowsOf(ACTION_SOURCE),
  rowsOf(AUCTION_BID_SOURCE),
  rowsOf(BLOCK_SOURCE),
  rowsOf(BLOCK_TRANSACTION_SOURCE),
  rowsOf(BLOCK_MESSAGE_SOURCE),
  rowsOf(JETTON_SOURCE),
  rowsOf(JETTON_HOLDER_SOURCE),
  rowsOf(JETTON_TRANSFER_SOURCE),
  rowsOf(JETTON_BURN_SOURCE),
  rowsOf(ACCOUNT_TOKEN_SOURCE),
  rowsOf(ACCOUNT_TOKEN_TRANSFER_SOURCE),
  rowsOf(TOP_ACCOUNT_SOURCE),
  rowsOf(MULTISIG_ORDER_SOURCE),
  rowsOf(WALLET_DOMAIN_SOURCE),
  rowsOf(BIDDER_AUCTION_SOURCE),
  rowsOf(DOMAIN_ACTION_SOURCE),
  rowsOf(NFT_COLLECTION_SOURCE),
  rowsOf(NFT_ITEM_SOURCE),
  rowsOf(NFT_TRANSFER_SOURCE),
  rowsOf(ROUND_SET_SOURCE),
  rowsOf(PARTICIPANT_SOURCE),
  rowsOf(VALIDATION_ROUND_SOURCE),
  rowsOf(OWN_ROUND_SOURCE),
  rowsOf(ELECTION_SOURCE),
  rowsOf(COMPLAINT_SOURCE),
  rowsOf(STAKE_EVENT_SOURCE),
  rowsOf(STAKING_POOL_SOURCE),
  rowsOf(NOMINATOR_EVENT_SOURCE),
  rowsOf(POOL_VALIDATOR_EVENT_SOURCE),
  LATEST_ACTION_ROUTE,
  RECENT_BLOCK_ROUTE,
]);
