import { optional, required } from "./v2-fields";
import { address, hash, int32, int64, shard } from "./v2-value-parsers";

/** Range checks with the error texts of the service. */
export const positive = (name: string) => (value: bigint | number) =>
  value > 0 ? null : `${name} should be positive`;

export const notNegative = (name: string) => (value: bigint | number) =>
  value >= 0 ? null : `${name} should be non-negative`;

export const account = required(address, { empty: "empty address" });

export const atSeqno = optional(int32, { check: positive("seqno") });

export const seqno = required(int32, { check: positive("seqno") });

export const shardFields = { workchain: required(int32), shard: required(shard) };

export const blockIdFields = { ...shardFields, seqno };

/** Some methods report a missing workchain with another text. */
export const blockIdFieldsRequired = {
  ...blockIdFields,
  workchain: required(int32, { absent: "workchain required" }),
};

export const blockHashes = { root_hash: optional(hash), file_hash: optional(hash) };

export const createdLt = required(int64, { check: notNegative("created_lt") });
