import { endpointId, type Endpoint } from "../../lib/toncenter/endpoint";
import { jsonRpc } from "../../lib/toncenter/v2/v2-json-rpc";
import { V2_SAMPLES } from "../../fixtures/toncenter/v2/samples";
import type { Facts } from "./facts";

type SampleParams = Readonly<Record<string, unknown>>;

/** Required parameters of v3 operations. */
function requiredByV3(facts: Facts): Readonly<Record<string, SampleParams>> {
  const [account, seqno] = [facts.busyAccount, facts.head.seqno];
  const boc = "te6cckEBAQEAAgAAAEysuc0=";
  return {
    "v3.accountStates": { address: account },
    "v3.addressBook": { address: account },
    "v3.metadata": { address: facts.jettonMaster },
    "v3.walletStates": { address: account },
    "v3.pendingActions": { account },
    "v3.pendingTraces": { account },
    "v3.pendingTransactions": { account },
    "v3.adjacentTransactions": { hash: facts.newestTransaction },
    "v3.masterchainBlockShardState": { seqno },
    "v3.masterchainBlockShards": { seqno },
    "v3.transactionsByMasterchainBlock": { seqno },
    "v3.transactionsByMessage": { msg_hash: facts.newestMessage },
    "v3.nft/sales": { address: account },
    "v3.dns/records": { wallet: account },
    "v3.dns/activeAuctions": { bidder: account },
    "v3.staking/nominatorPools/pool": { pool: account },
    "v3.staking/nominatorPools/nominator": { nominator: account },
    "v3.staking/nominatorPools/nominatorEvents": { pool: account, nominator: account },
    "v3.staking/nominatorPools/nominatorRewards": { pool: account, nominator: account },
    "v3.staking/nominatorPools/validatorEvents": { pool: account },
    "v3.staking/nominatorPools/validatorRewards": { pool: account, validator: account },
    "v3.multisig/orders": { address: account },
    "v3.multisig/wallets": { address: account },
    "v3.vesting": { contract_address: account },
    "v3.addressInformation": { address: account },
    "v3.walletInformation": { address: account },
    "v3.message": { boc },
    "v3.estimateFee": { address: account, body: boc },
    "v3.runGetMethod": { address: account, method: "seqno", stack: [] },
    "v3.decode.post": { opcodes: ["0x0f8a7ea5"] },
  };
}

/** Parameters with which each endpoint has an answer on a scripted network. */
export function sampleParamsOf(endpoint: Endpoint, facts: Facts): SampleParams {
  if (endpoint.version === "v3") return requiredByV3(facts)[endpointId(endpoint)] ?? {};
  if (endpoint === jsonRpc) return { method: "getMasterchainInfo", params: {} };
  const sample = V2_SAMPLES.find(({ path }) => path === endpoint.path)?.params ?? {};
  // Blocks have to exist on the chain; any other id has a sample answer.
  const { workchain, shard, seqno } = facts.head.shardBlock;
  if ("workchain" in endpoint.params) return { workchain, shard, seqno };
  if (endpoint.path === "getTransactionsStd") return { address: facts.busyAccount };
  return endpoint.path === "getShards" ? { seqno: facts.head.seqno } : sample;
}
