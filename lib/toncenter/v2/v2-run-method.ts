import { optional, required, v2 } from "../endpoint";
import { integer, maybe, struct, type Read } from "../schema";
import { stackFromLegacy, stackFromStd } from "../stack";
import { BlockIdExt, TransactionId } from "./v2-types";
import { isAtBlock } from "./at-block";
import { account, blockNumber } from "./v2-params";
import { legacyStack, methodName, stdStack } from "./stack-param";

const params = {
  address: account,
  method: required(methodName, "Name of the method, or its number."),
};

const seqno = optional(blockNumber, "Masterchain block at which to run it; the newest if absent.");

const common = {
  method: "POST",
  operation: "run",
  group: "Run method",
  freshness: "head",
  settled: isAtBlock,
} as const;

/** A failed method is an answer too: see its exit code. */
export const RunResult = struct({
  gas_used: integer,
  exit_code: integer,
  stack: stackFromLegacy,
  block_id: maybe(BlockIdExt),
  last_transaction_id: maybe(TransactionId),
});
export type RunResult = Read<typeof RunResult>;

export const RunResultStd = struct({ gas_used: integer, exit_code: integer, stack: stackFromStd });
export type RunResultStd = Read<typeof RunResultStd>;

export const runGetMethod = v2({
  ...common,
  path: "runGetMethod",
  about: "Runs a get method of a contract and returns its stack.",
  params: {
    ...params,
    stack: required(legacyStack, "Arguments; the first is at the bottom of the stack."),
    seqno,
  },
  response: RunResult,
});

export const runGetMethodStd = v2({
  ...common,
  path: "runGetMethodStd",
  about: "The same with the stack written as the node's own library writes it.",
  params: {
    ...params,
    stack: required(stdStack, "Arguments; the first is at the bottom of the stack."),
    seqno,
  },
  response: RunResultStd,
});
