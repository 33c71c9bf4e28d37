import * as v from "valibot";
import { address, bigint, boc, hash, integer, listOrNull, shard, struct, type Read } from "../schema";
import { absentAs, blank } from "./v2-wire";

const blockIdFields = { workchain: integer, shard, seqno: integer, root_hash: hash, file_hash: hash };

/** The full id of a block. Workchain, shard and seqno already identify it; the hashes prove it. */
export const BlockIdExt = struct(blockIdFields);
export type BlockIdExt = Read<typeof BlockIdExt>;

/** The state before the first block: it belongs to a workchain, not to a shard. */
export const ZerostateId = struct({ ...blockIdFields, shard: absentAs("0", shard) });
export type ZerostateId = Read<typeof ZerostateId>;

export const TransactionId = struct({ lt: bigint, hash });
export type TransactionId = Read<typeof TransactionId>;

/** An address in a separate object; null for an external address. */
export const AccountAddress = struct({ account_address: blank(address) });
export type AccountAddress = Read<typeof AccountAddress>;

/** Ids have 32 bits without a sign, and nodes write them as if they had one. */
const currencyId = v.pipe(
  integer,
  v.transform((id) => (id < 0 ? id + 2 ** 32 : id)),
  v.integer(),
  v.minValue(0),
  v.maxValue(2 ** 32 - 1),
);

export const ExtraCurrency = struct({ id: currencyId, amount: bigint });
export type ExtraCurrency = Read<typeof ExtraCurrency>;

/** Nodes older than extra currencies omit the list. */
export const extraCurrencyList = listOrNull(ExtraCurrency);

export const Cell = struct({ bytes: boc });
export type Cell = Read<typeof Cell>;
