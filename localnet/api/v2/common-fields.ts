import { optional, required } from "./fields";
import { address, hash, int32, int64, shard } from "./kinds";

/** Texts of the service for numbers that are out of range. */
export const positive = (name: string) => (value: bigint | number) =>
  value > 0 ? null : `${name} should be positive`;

export const notNegative = (name: string) => (value: bigint | number) =>
  value >= 0 ? null : `${name} should be non-negative`;

export const account = required(address, { empty: "empty address" });

export const atSeqno = optional(int32, { check: positive("seqno") });

export const seqno = required(int32, { check: positive("seqno") });

export const place = { workchain: required(int32), shard: required(shard) };

export const blockName = { ...place, seqno };

/** Other methods say it with these words. */
export const requiredBlockName = {
  ...blockName,
  workchain: required(int32, { absent: "workchain required" }),
};

export const blockHashes = { root_hash: optional(hash), file_hash: optional(hash) };

export const createdLt = required(int64, { check: notNegative("created_lt") });
