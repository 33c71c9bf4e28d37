import { blocks, masterchainBlockShards, masterchainBlockShardState, masterchainInfo } from "./v3-blocks";
import { dnsRecords } from "./v3-domains";
import { movements } from "./v3-token-transfers";
import {
  accountStates,
  addressBook,
  jettonMasters,
  jettonWallets,
  metadata,
  nftCollections,
  nftItems,
  topAccounts,
  walletStates,
} from "./v3-registries";
import { actions, pendingActions, pendingTraces, traces } from "./v3-traces";
import {
  adjacentTransactions,
  messages,
  pendingTransactions,
  transactions,
  transactionsByMasterchainBlock,
  transactionsByMessage,
} from "./v3-transactions";
import type { Handler } from "./param-values";

/** Endpoints that are answered from the chain; others return their sample. */
export const V3_HANDLERS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ["masterchainInfo", masterchainInfo],
  ["blocks", blocks],
  ["masterchainBlockShards", masterchainBlockShards],
  ["masterchainBlockShardState", masterchainBlockShardState],
  ["transactions", transactions],
  ["transactionsByMasterchainBlock", transactionsByMasterchainBlock],
  ["transactionsByMessage", transactionsByMessage],
  ["adjacentTransactions", adjacentTransactions],
  ["pendingTransactions", pendingTransactions],
  ["messages", messages],
  ["traces", traces],
  ["pendingTraces", pendingTraces],
  ["actions", actions],
  ["pendingActions", pendingActions],
  ["accountStates", accountStates],
  ["walletStates", walletStates],
  ["addressBook", addressBook],
  ["metadata", metadata],
  ["topAccountsByBalance", topAccounts],
  ["jetton/masters", jettonMasters],
  ["jetton/wallets", jettonWallets],
  ["jetton/transfers", movements("jettonTransfers")],
  ["jetton/burns", movements("jettonBurns")],
  ["nft/collections", nftCollections],
  ["nft/items", nftItems],
  ["nft/transfers", movements("nftTransfers")],
  ["dns/records", dnsRecords],
]);
