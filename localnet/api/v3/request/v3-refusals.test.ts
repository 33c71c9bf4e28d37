import { describe, expect, test } from "vitest";
import { getV3, openTestNode, postV3 } from "../../../../testing/localnet/api/v3/test-v3-node";
import { ALICE, CAROL, ERIN, hashOf } from "../../../../testing/localnet/api/v3/test-short-chain";

const { node } = openTestNode();

const parseError = (name: string, index?: number) =>
  `failed to decode: schema: error converting value for ${index === undefined ? "" : `index ${index} of `}"${name}"`;
const many = (name: string, value: string, count: number) =>
  Array.from({ length: count }, () => `${name}=${value}`).join("&");
const LIMIT = "limit is not allowed: 1001 > 1000";

const REFUSALS: readonly (readonly [target: string, status: number, error: string])[] = [
  ["transactions?account=nobody", 422, parseError("account", 0)],
  [`transactions?account=${ALICE}&account=0:12`, 422, parseError("account", 1)],
  [`transactions?account=${ALICE},${ALICE},0:12`, 422, parseError("account", 2)],
  ["transactions?hash=12", 422, parseError("hash", 0)],
  ["transactions?lt=-1", 422, parseError("lt")],
  ["transactions?lt=18446744073709551616", 422, parseError("lt")],
  ["transactions?lt=99999999999999999999999", 422, parseError("lt")],
  ["transactions?workchain=x", 422, parseError("workchain")],
  ["transactions?shard=zz", 422, parseError("shard")],
  ["transactions?seqno=1e3", 422, parseError("seqno")],
  ["transactions?start_utime=soon", 422, parseError("start_utime")],
  ["transactions?opcode=transfer", 422, parseError("opcode")],
  ["transactions?limit=ten", 422, parseError("limit")],
  ["transactions?limit=99999999999", 422, parseError("limit")],
  ["transactions?offset=1.5", 422, parseError("offset")],
  ["transactions?limit=1001", 422, LIMIT],
  ["blocks?limit=1001", 422, LIMIT],
  ["messages?limit=1001", 422, LIMIT],
  ["traces?limit=1001", 422, LIMIT],
  ["actions?limit=1001", 422, LIMIT],
  ["jetton/transfers?limit=1001", 422, LIMIT],
  ["jetton/masters?limit=1001", 500, LIMIT],
  ["nft/items?limit=1001", 500, LIMIT],
  [`vesting?wallet_address=${ALICE}&limit=1001`, 500, LIMIT],
  [`multisig/orders?address=${ALICE}&limit=1001`, 500, LIMIT],
  ["topAccountsByBalance?limit=1001", 500, LIMIT],
  ["transactions?sort=up", 422, "wrong value for sort parameter"],
  ["transactions?sort=up&limit=1001", 422, "wrong value for sort parameter"],
  ["transactions?direction=up", 422, "direction should be one of: in, out"],
  ["transactions?direction=in", 422, "direction can be specified only with msg_hash or opcode"],
  ["transactionsByMessage", 422, "at least one of msg_hash, body_hash, opcode should be specified"],
  [
    `messages?hash=${hashOf("a")}&msg_hash=${hashOf("a")}`,
    422,
    "cannot use both legacy and new message hashes",
  ],
  ["messages?exclude_externals=maybe", 422, parseError("exclude_externals")],
  ["addressBook", 422, "at least 1 address required"],
  ["metadata?address=", 422, "at least 1 address required"],
  ["nft/sales", 422, "at least 1 address required"],
  ["addressBook?address=foundation.ton", 422, parseError("address", 0)],
  ["accountStates", 422, "address of account is required"],
  ["walletStates", 422, "address of account is required"],
  [`nft/sales?${many("address", ALICE, 1_001)}`, 422, "maximum 1000 addresses allowed"],
  ["dns/records", 422, "either wallet address or domain is required"],
  [`dns/records?domain=a.ton&wallet=${ALICE}`, 422, "provide either wallet address or domain, not both"],
  ["dns/activeAuctions", 422, "bidder address is required"],
  [`dns/activeAuctions?bidder=${ALICE}&state=lost`, 422, "state must be one of: all, won, bidding"],
  [`dns/activeAuctions?bidder=${ALICE}&after=x&offset=1`, 422, "use either after or offset, not both"],
  [`dns/activeAuctions?bidder=${ALICE}&after=%00`, 422, "invalid after cursor"],
  [
    `traces?account=${ALICE}&tx_hash=${hashOf("a")}`,
    422,
    "only one of account, trace_id, tx_hash, msg_hash should be specified",
  ],
  ["pendingTraces", 422, "account or ext_msg_hash should be specified"],
  ["pendingActions", 422, "account or ext_msg_hash should be specified"],
  [
    `pendingTraces?account=${ALICE}&ext_msg_hash=${hashOf("a")}`,
    422,
    "only one of account, trace_id should be specified",
  ],
  ["pendingTransactions", 422, "at least 1 account address required"],
  [`pendingTransactions?trace_id=${hashOf("a")}`, 422, "at least 1 account address required"],
  [`pendingTransactions?account=${ALICE}`, 404, "emulated traces not found"],
  ["actions?action_type=a%20b", 422, "action_type contains invalid characters"],
  ["traces?supported_action_types=%27", 422, "supported_action_types contains invalid characters"],
  ["multisig/wallets", 422, "At least one of address or wallet_address should be specified"],
  ["multisig/orders", 422, "At least one of address or multisig_address should be specified"],
  ["vesting", 422, "at least one of contract_address or wallet_address is required"],
  [
    `vesting?contract_address=${ALICE}&wallet_address=${ALICE}`,
    422,
    "only one of contract_address or wallet_address should be specified",
  ],
  ["nft/items?index=1", 500, "index parameter is not allowed without the collection_address"],
  [`nft/items?index=x&collection_address=${ALICE}`, 422, "index should contain digits only"],
  ["staking/nominatorPools/pool", 422, "pool parameter is required"],
  [`staking/nominatorPools/pool?pool=${ALICE}`, 404, "Pool not found"],
  ["staking/nominatorPools/nominator", 422, "nominator parameter is required"],
  [
    `staking/nominatorPools/nominatorRewards?pool=${ALICE}`,
    422,
    "nominator and pool parameters are required",
  ],
  ["staking/nominatorPools/validatorEvents", 422, "validator or pool parameter is required"],
  [
    `staking/nominatorPools/validatorRewards?pool=${ALICE}`,
    422,
    "validator and pool parameters are required",
  ],
  [
    `staking/nominatorPools/nominatorEvents?pool=${ALICE}&start_utime=6&end_utime=5`,
    422,
    "start_utime must be less than or equal to end_utime",
  ],
  [
    `validators/events?stake_holder_address=${ALICE}&adnl_address=${hashOf("a")}`,
    422,
    "provide either stake_holder_address or adnl_address, not both",
  ],
  [
    "validators/elections?validator_pubkey=12",
    422,
    "validator_pubkey must be a 32-byte value in hex, base64 or base64url format",
  ],
  [
    "validators/elections?return_participants=true&limit=101",
    422,
    "limit must not exceed 100 when return_participants is true",
  ],
  [
    "validators/cycles?return_validators=true&limit=1001",
    422,
    "limit must not exceed 100 when return_validators is true",
  ],
  [`decode?${many("opcodes", "1", 1_001)}`, 422, "opcodes list exceeds maximum length of 1000"],
  [`decode?${many("bodies", "1", 1_001)}`, 422, "bodies list exceeds maximum length of 1000"],
  ["decode?opcodes=1&opcodes=0xzz", 422, "invalid opcode format at index 1: zz"],
  ["addressInformation", 401, "address of account is required"],
  ["addressInformation?address=null", 401, "address of account is required"],
  ["addressInformation?address=ext$8:AB", 401, "address of account is required"],
  ["addressInformation?address=nobody", 422, parseError("address")],
  ["walletInformation?address=addr_none", 401, "address of account is required"],
  [`walletInformation?address=${CAROL}`, 409, "not a wallet"],
  [`walletInformation?address=${ERIN}`, 409, "not a wallet"],
  ["masterchainBlockShardState?seqno=300", 404, "blocks not found"],
  ["masterchainBlockShardState", 404, "blocks not found"],
  ["masterchainBlockShards?seqno=300", 404, "blocks not found"],
  ["masterchainBlockShards?seqno=3&offset=2", 404, "blocks not found"],
  ["transactions?mc_seqno=300", 404, "masterchain block 300 not found"],
  ["transactionsByMasterchainBlock?seqno=300", 404, "masterchain block 300 not found"],
  ["transactionsByMasterchainBlock", 404, "masterchain block 0 not found"],
  ["traces?mc_seqno=300", 404, "masterchain block 300 not found"],
  ["actions?mc_seqno=300", 404, "masterchain block 300 not found"],
  [`adjacentTransactions?hash=${hashOf("nothing")}`, 404, "adjacent transactions not found"],
  [`adjacentTransactions?hash=${hashOf("transaction 4t")}`, 404, "adjacent transactions not found"],
  ["adjacentTransactions", 404, "adjacent transactions not found"],
  ["nothing", 500, "internal server error: Cannot GET /api/v3/nothing"],
  ["message", 500, "internal server error: Method Not Allowed"],
];

describe("rejected requests", () => {
  test.each(REFUSALS)("%s gets %i: %s", async (target, status, error) => {
    expect(await getV3(node, target)).toEqual({ status, body: { error } });
  });

  const bytes = (...values: number[]) => Uint8Array.from(values);

  test.each([
    ["message", {}, 401, "boc is required"],
    ["message", { boc: "" }, 401, "boc is required"],
    ["message", { boc: { deep: [] } }, 422, parseError("boc")],
    ["message", bytes(0xff, 0xfe), 422, "Unprocessable Entity"],
    ["message", bytes(), 422, "Unprocessable Entity"],
    ["message", [1], 422, "Unprocessable Entity"],
    ["runGetMethod", { method: "seqno" }, 401, "address is required"],
    [
      "runGetMethod",
      { address: "null", method: "seqno" },
      500,
      "failed to parse post request: failed to parse address",
    ],
    ["runGetMethod", { address: ALICE }, 401, "method is required"],
    [
      "runGetMethod",
      { address: ALICE, method: "seqno", stack: [{ type: "tuple", value: [] }] },
      500,
      "unsupported stack parameter type: tuple",
    ],
    [
      "runGetMethod",
      { address: ALICE, method: "seqno", stack: [{ type: "num", value: "zz" }] },
      500,
      "failed to parse post request: failed to parse stack",
    ],
    ["runGetMethod", { address: ALICE, method: "seqno", stack: "x" }, 422, "Unprocessable Entity"],
    ["runGetMethod", { address: 5, method: "seqno" }, 422, "Unprocessable Entity"],
    ["estimateFee", {}, 422, "failed to validate request: empty address"],
    ["estimateFee", { address: ALICE }, 422, "failed to validate request: empty body"],
    ["estimateFee", { address: [] }, 422, "Unprocessable Entity"],
    ["decode", { opcodes: ["x"] }, 422, "invalid opcode format at index 0: x"],
    ["blocks", {}, 500, "internal server error: Method Not Allowed"],
  ])("POST %s %j gets %i: %s", async (path, body, status, error) => {
    expect(await postV3(node, path, body)).toEqual({ status, body: { error } });
  });
});
