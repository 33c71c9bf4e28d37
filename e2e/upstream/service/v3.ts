import { blocks, masterchainBlockShards, masterchainBlockShardState, masterchainInfo } from "./blocks";
import { dnsRecords } from "./domains";
import { movements } from "./movements";
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
} from "./registries";
import { actions, pendingActions, pendingTraces, traces } from "./traces";
import {
  adjacentTransactions,
  messages,
  pendingTransactions,
  transactions,
  transactionsByMasterchainBlock,
  transactionsByMessage,
} from "./transactions";
import type { Handler } from "./values";

/** What the chain itself answers; every other operation answers its sample. */
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
