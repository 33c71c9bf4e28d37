import type { Endpoint } from "../endpoint";
import { accountStates, topAccountsByBalance, walletStates } from "./account";
import { actions, pendingActions } from "./action";
import { addressBook, metadata } from "./address-book";
import { blocks, masterchainBlockShards, masterchainBlockShardState, masterchainInfo } from "./block";
import { decode, decodePost } from "./decode";
import { dnsActiveAuctions, dnsRecords } from "./dns";
import { jettonBurns, jettonMasters, jettonTransfers, jettonWallets } from "./jetton";
import { addressInformation, estimateFee, message, runGetMethod, walletInformation } from "./legacy";
import { messages } from "./message";
import { multisigOrders, multisigWallets } from "./multisig";
import { nftCollections, nftItems, nftTransfers } from "./nft";
import { nftSales } from "./nft-sale";
import {
  nominatorEvents,
  nominatorPool,
  nominatorPools,
  nominatorRewards,
  poolValidatorEvents,
  poolValidatorRewards,
} from "./staking";
import { pendingTraces, traces } from "./trace";
import {
  adjacentTransactions,
  pendingTransactions,
  transactions,
  transactionsByMasterchainBlock,
  transactionsByMessage,
} from "./transaction-lists";
import { validatorComplaints, validatorCycles, validatorElections, validatorEvents } from "./validators";
import { vesting } from "./vesting";

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
