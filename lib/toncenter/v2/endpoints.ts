import type { Endpoint } from "../endpoint";
import {
  getAddressBalance,
  getAddressInformation,
  getAddressState,
  getExtendedAddressInformation,
  getWalletInformation,
} from "./accounts";
import { getBlockTransactions, getBlockTransactionsExt } from "./block-transactions";
import {
  getBlockHeader,
  getConsensusBlock,
  getMasterchainBlockSignatures,
  getMasterchainInfo,
  getOutMsgQueueSize,
  getShardBlockProof,
  getShards,
  lookupBlock,
} from "./blocks";
import { getConfigAll, getConfigParam, getLibraries } from "./config";
import { jsonRpc } from "./json-rpc";
import { runGetMethod, runGetMethodStd } from "./run-method";
import { estimateFee, sendBoc, sendBocReturnHash } from "./send";
import { getTokenData } from "./token-data";
import {
  getTransactions,
  getTransactionsStd,
  tryLocateResultTx,
  tryLocateSourceTx,
  tryLocateTx,
} from "./transactions";
import { detectAddress, detectHash, packAddress, unpackAddress } from "./utils";

/** All operations of the node interface. */
export const V2_ENDPOINTS: readonly Endpoint[] = [
  getAddressInformation,
  getExtendedAddressInformation,
  getWalletInformation,
  getAddressBalance,
  getAddressState,
  getTokenData,
  getMasterchainInfo,
  getMasterchainBlockSignatures,
  getShardBlockProof,
  getConsensusBlock,
  lookupBlock,
  getShards,
  getBlockHeader,
  getOutMsgQueueSize,
  getBlockTransactions,
  getBlockTransactionsExt,
  getTransactions,
  getTransactionsStd,
  tryLocateTx,
  tryLocateResultTx,
  tryLocateSourceTx,
  sendBoc,
  sendBocReturnHash,
  estimateFee,
  runGetMethod,
  runGetMethodStd,
  detectAddress,
  detectHash,
  packAddress,
  unpackAddress,
  getConfigParam,
  getConfigAll,
  getLibraries,
  jsonRpc,
];
