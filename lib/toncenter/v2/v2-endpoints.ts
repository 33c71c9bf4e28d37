import type { Endpoint } from "../endpoint";
import {
  getAddressBalance,
  getAddressInformation,
  getAddressState,
  getExtendedAddressInformation,
  getWalletInformation,
} from "./v2-accounts";
import { getBlockTransactions, getBlockTransactionsExt } from "./v2-block-transactions";
import {
  getBlockHeader,
  getConsensusBlock,
  getMasterchainBlockSignatures,
  getMasterchainInfo,
  getOutMsgQueueSize,
  getShardBlockProof,
  getShards,
  lookupBlock,
} from "./v2-blocks";
import { getConfigAll, getConfigParam, getLibraries } from "./v2-config";
import { jsonRpc } from "./v2-json-rpc";
import { runGetMethod, runGetMethodStd } from "./v2-run-method";
import { estimateFee, sendBoc, sendBocReturnHash } from "./v2-send";
import { getTokenData } from "./v2-token-data";
import {
  getTransactions,
  getTransactionsStd,
  tryLocateResultTx,
  tryLocateSourceTx,
  tryLocateTx,
} from "./v2-transactions";
import { detectAddress, detectHash, packAddress, unpackAddress } from "./v2-utils";

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
