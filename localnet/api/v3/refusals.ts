import type { Endpoint } from "@/lib/toncenter/endpoint";
import { Refused } from "../v2/refusal";

/** What the service says where a value that it cannot do without is missing. */
const MISSING: Readonly<Record<string, readonly [status: number, text: string]>> = {
  accountStates: [422, "address of account is required"],
  walletStates: [422, "address of account is required"],
  addressBook: [422, "at least 1 address required"],
  metadata: [422, "at least 1 address required"],
  "nft/sales": [422, "at least 1 address required"],
  addressInformation: [401, "address of account is required"],
  walletInformation: [401, "address of account is required"],
  message: [401, "boc is required"],
  adjacentTransactions: [404, "adjacent transactions not found"],
  masterchainBlockShardState: [404, "blocks not found"],
  masterchainBlockShards: [404, "blocks not found"],
  transactionsByMasterchainBlock: [404, "masterchain block 0 not found"],
  "dns/activeAuctions": [422, "bidder address is required"],
  "staking/nominatorPools/pool": [422, "pool parameter is required"],
  "staking/nominatorPools/nominator": [422, "nominator parameter is required"],
  "staking/nominatorPools/nominatorEvents": [422, "pool parameter is required"],
  "staking/nominatorPools/nominatorRewards": [422, "nominator and pool parameters are required"],
  "staking/nominatorPools/validatorRewards": [422, "validator and pool parameters are required"],
};

/** Copies of operations of the node interface: they ask for a key or for what they are about with this status. */
const OF_THE_NODE: ReadonlySet<string> = new Set(["runGetMethod", "estimateFee"]);

export function missing(endpoint: Endpoint, field: string): Refused {
  const [status, text] = MISSING[endpoint.path] ?? [
    OF_THE_NODE.has(endpoint.path) ? 401 : 422,
    `${field} is required`,
  ];
  return new Refused(status, text);
}

export function unreadable(field: string): Refused {
  return new Refused(422, `failed to decode: schema: error converting value for "${field}"`);
}

/** Parameters that the service takes as any text and looks at afterwards, with its words for each. */
const LOOKED_AT: Readonly<Record<string, string>> = {
  sort: "wrong value for sort parameter",
  direction: "direction should be one of: in, out",
  state: "state must be one of: all, won, bidding",
  after: "invalid after cursor",
  index: "index should contain digits only",
  action_type: "action_type contains invalid characters",
  exclude_action_type: "exclude_action_type contains invalid characters",
  supported_action_types: "supported_action_types contains invalid characters",
  validator_pubkey: "validator_pubkey must be a 32-byte value in hex, base64 or base64url format",
  adnl_address: "adnl_address must be a 32-byte value in hex, base64 or base64url format",
};

export function malformed(field: string): Refused {
  const text = LOOKED_AT[field];
  return text === undefined ? unreadable(field) : new Refused(422, text);
}

export function tooMany(field: string, atMost: number): Refused {
  return field === "opcodes" || field === "bodies"
    ? new Refused(422, `${field} list exceeds maximum length of ${atMost}`)
    : new Refused(422, `maximum ${atMost} ${field.startsWith("address") ? "addresses" : "values"} allowed`);
}

/** Lists that report it as a failure of their own. */
const LIMIT_IS_500: ReadonlySet<string> = new Set([
  "jetton/masters",
  "jetton/wallets",
  "nft/collections",
  "nft/items",
  "multisig/wallets",
  "multisig/orders",
  "vesting",
  "topAccountsByBalance",
]);

export function overLimit(endpoint: Endpoint, limit: number, max: number): Refused {
  const status = LIMIT_IS_500.has(endpoint.path) ? 500 : 422;
  return new Refused(status, `limit is not allowed: ${limit} > ${max}`);
}
