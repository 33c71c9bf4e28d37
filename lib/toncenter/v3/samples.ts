import * as accounts from "./samples/accounts";
import * as acts from "./samples/actions";
import * as chain from "./samples/chain";
import * as staking from "./samples/staking";
import * as tokens from "./samples/tokens";
import * as validators from "./samples/validators";
import * as wallets from "./samples/wallets";

/**
 * An invented answer for every operation, as on the wire, by `endpointId`. For tests and for stand-ins of
 * the service.
 */
export const V3_SAMPLES: Readonly<Record<string, unknown>> = {
  "v3.accountStates": accounts.accountStates,
  "v3.addressBook": accounts.addressBook,
  "v3.metadata": accounts.metadata,
  "v3.walletStates": accounts.walletStates,
  "v3.actions": acts.actions,
  "v3.pendingActions": acts.pendingActions,
  "v3.pendingTraces": acts.pendingTraces,
  "v3.traces": acts.traces,
  "v3.adjacentTransactions": chain.transactions,
  "v3.blocks": chain.blocks,
  "v3.masterchainBlockShardState": chain.blocks,
  "v3.masterchainBlockShards": chain.blocks,
  "v3.masterchainInfo": chain.masterchainInfo,
  "v3.messages": chain.messages,
  "v3.pendingTransactions": chain.transactions,
  "v3.transactions": chain.transactions,
  "v3.transactionsByMasterchainBlock": chain.transactions,
  "v3.transactionsByMessage": chain.transactions,
  "v3.jetton/burns": tokens.jettonBurns,
  "v3.jetton/masters": tokens.jettonMasters,
  "v3.jetton/transfers": tokens.jettonTransfers,
  "v3.jetton/wallets": tokens.jettonWallets,
  "v3.nft/collections": tokens.nftCollections,
  "v3.nft/items": tokens.nftItems,
  "v3.nft/sales": tokens.nftSales,
  "v3.nft/transfers": tokens.nftTransfers,
  "v3.dns/records": tokens.dnsRecords,
  "v3.dns/activeAuctions": tokens.dnsActiveAuctions,
  "v3.staking/nominatorPools/pool": staking.nominatorPool,
  "v3.staking/nominatorPools/nominator": staking.nominatorPools,
  "v3.staking/nominatorPools/nominatorEvents": staking.nominatorEvents,
  "v3.staking/nominatorPools/nominatorRewards": staking.nominatorRewards,
  "v3.staking/nominatorPools/validatorEvents": staking.poolValidatorEvents,
  "v3.staking/nominatorPools/validatorRewards": staking.poolValidatorRewards,
  "v3.validators/events": validators.validatorEvents,
  "v3.validators/elections": validators.validatorElections,
  "v3.validators/cycles": validators.validatorCycles,
  "v3.validators/complaints": validators.validatorComplaints,
  "v3.multisig/orders": wallets.multisigOrders,
  "v3.multisig/wallets": wallets.multisigWallets,
  "v3.vesting": wallets.vesting,
  "v3.topAccountsByBalance": accounts.topAccountsByBalance,
  "v3.decode": accounts.decoded,
  "v3.decode.post": accounts.decoded,
  "v3.addressInformation": accounts.addressInformation,
  "v3.estimateFee": accounts.estimateFee,
  "v3.message": accounts.message,
  "v3.runGetMethod": accounts.runGetMethod,
  "v3.walletInformation": accounts.walletInformation,
};
