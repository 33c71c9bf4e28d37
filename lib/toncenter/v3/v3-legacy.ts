import { optional, required, v3 } from "../endpoint";
import * as param from "../param";
import { bigint, boc, hash, integer, list, maybe, struct, text, type Read } from "../schema";
import { stackFromV3 } from "../stack";
import { callStack } from "./call-stack";

/**
 * Copies of operations of the node interface. The explorer itself calls v2 for these, which is why the
 * proxy does not offer them to browsers; localnet serves them to other programs.
 */
const common = { group: "Legacy", browser: false } as const;

const anyAccount = required(param.address, "The account.");
const account = { ...anyAccount, nobodyIsMissing: true } as const;
const useV2 = optional(param.flag, "Query the node instead of the index.");

export const AccountInformation = struct({
  balance: bigint,
  status: text,
  code: maybe(boc),
  data: maybe(boc),
  last_transaction_lt: maybe(bigint),
  last_transaction_hash: maybe(hash),
  frozen_hash: maybe(hash),
});
export type AccountInformation = Read<typeof AccountInformation>;

export const LegacyWalletInformation = struct({
  balance: bigint,
  status: text,
  wallet_type: maybe(text),
  seqno: maybe(integer),
  wallet_id: maybe(integer),
  last_transaction_lt: maybe(bigint),
  last_transaction_hash: maybe(hash),
});
export type LegacyWalletInformation = Read<typeof LegacyWalletInformation>;

const Fees = struct({ in_fwd_fee: bigint, storage_fee: bigint, gas_fee: bigint, fwd_fee: bigint });

export const addressInformation = v3({
  ...common,
  path: "addressInformation",
  about: "State of an account; an unknown one is empty and uninitialised.",
  params: { address: account, use_v2: useV2 },
  missing: { status: 401, message: "address of account is required" },
  response: AccountInformation,
  freshness: "head",
});

export const walletInformation = v3({
  ...common,
  path: "walletInformation",
  about: "Balance, version and sequence number of a wallet; 409 for an account that is not a wallet.",
  params: { address: account, use_v2: useV2 },
  missing: { status: 401, message: "address of account is required" },
  response: LegacyWalletInformation,
  freshness: "head",
});

export const message = v3({
  ...common,
  path: "message",
  method: "POST",
  operation: "send",
  about: "Sends a message to the network.",
  params: { boc: required(param.boc, "The message.") },
  response: struct({ message_hash: maybe(hash), message_hash_norm: maybe(hash) }),
  freshness: "never",
});

export const estimateFee = v3({
  ...common,
  path: "estimateFee",
  method: "POST",
  operation: "run",
  about: "The fees that a message would cost.",
  params: {
    address: anyAccount,
    body: required(param.boc, "Body of the message."),
    init_code: optional(param.boc, "Code, if the account is still to be deployed."),
    init_data: optional(param.boc, "Data, if the account is still to be deployed."),
    ignore_chksig: optional(param.flag, "Treat every signature as valid."),
  },
  response: struct({ source_fees: Fees, destination_fees: list(Fees) }),
  freshness: "never",
});

export const runGetMethod = v3({
  ...common,
  path: "runGetMethod",
  method: "POST",
  operation: "run",
  about: "Runs a get method; an exit code other than 0 and 1 is an answer too.",
  params: {
    address: account,
    method: required(param.word("the name or the number of a method", /^[^\s]+$/, 128), "The get method."),
    stack: optional(callStack, "Its arguments, as `{ type, value }`."),
  },
  response: struct({ gas_used: bigint, exit_code: integer, stack: stackFromV3 }),
  freshness: "head",
});
