import type { Endpoint } from "../endpoint";
import { accountStates, topAccountsByBalance, walletStates } from "./v3-account";
import { actions, pendingActions } from "./v3-action";
import { addressBook, metadata } from "./address-book";
import { blocks, masterchainBlockShards, masterchainBlockShardState, masterchainInfo } from "./v3-block";
import { decode, decodePost } from "./v3-decode";
import { dnsActiveAuctions, dnsRecords } from "./v3-dns";
import { jettonBurns, jettonMasters, jettonTransfers, jettonWallets } from "./v3-jetton";
import { addressInformation, estimateFee, message, runGetMethod, walletInformation } from "./v3-legacy";
import { messages } from "./v3-message";
import { multisigOrders, multisigWallets } from "./v3-multisig";
import { nftCollections, nftItems, nftTransfers } from "./v3-nft";
import { nftSales } from "./v3-nft-sale";
import {
  nominatorEvents,
  nominatorPool,
  nominatorPools,
  nominatorRewards,
  poolValidatorEvents,
  poolValidatorRewards,
} from "./v3-staking";
import { pendingTraces, traces } from "./v3-trace";
import {
  adjacentTransactions,
  pendingTransactions,
  transactions,
  transactionsByMasterchainBlock,
  transactionsByMessage,
} from "./v3-transaction-lists";
import { validatorComplaints, validatorCycles, validatorElections, validatorEvents } from "./v3-validators";
import { vesting } from "./v3-vesting";

/** All operations of the index. */
export const V3_ENDPOINTS: readonly Endpoint[] = [
  accountStates,
  addressBook,
  metadata,
  walletStates,
  actions,
  pendingActions,
  pendingTraces,
  traces,
  adjacentTransactions,
  blocks,
  masterchainBlockShardState,
  masterchainBlockShards,
  masterchainInfo,
  messages,
  pendingTransactions,
  transactions,
  transactionsByMasterchainBlock,
  transactionsByMessage,
  jettonBurns,
  jettonMasters,
  jettonTransfers,
  jettonWallets,
  nftCollections,
  nftItems,
  nftSales,
  nftTransfers,
  dnsRecords,
  dnsActiveAuctions,
  nominatorPool,
  nominatorPools,
  nominatorEvents,
  nominatorRewards,
  poolValidatorEvents,
  poolValidatorRewards,
  validatorEvents,
  validatorElections,
  validatorCycles,
  validatorComplaints,
  multisigOrders,
  multisigWallets,
  vesting,
  topAccountsByBalance,
  decode,
  decodePost,
  addressInformation,
  estimateFee,
  message,
  runGetMethod,
  walletInformation,
];
