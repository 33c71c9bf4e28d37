import { formatFriendly, type Address } from "@/lib/ton/address/address";
import { MASTERCHAIN, type BlockId } from "@/lib/ton/block/block";
import { parseHash, type Hash } from "@/lib/ton/value/hash";
import { formatShardDecimal } from "@/lib/ton/block/shard";
import type { BlockRecord } from "../../chain-records";

/** Encodings of values in v2 JSON. */

export const NO_HASH: Hash = parseHash("0".repeat(64));

export const base64 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");

export const hashText = (hash: Hash): string => Buffer.from(hash, "hex").toString("base64");

export const friendly = (address: Address): string =>
  formatFriendly(address, { bounceable: true, testnet: false });

/** "" for an external address. */
export const addressText = (address: Address | null): string => (address === null ? "" : friendly(address));

export const accountAddress = (address: Address | null) => ({
  "@type": "accountAddress",
  account_address: addressText(address),
});

export const transactionId = (lt: bigint, hash: Hash) => ({
  "@type": "internal.transactionId",
  lt: lt.toString(),
  hash: hashText(hash),
});

type BlockWithHashes = BlockId & Pick<BlockRecord, "rootHash" | "fileHash">;

export const blockId = (block: BlockWithHashes) => ({
  "@type": "ton.blockIdExt",
  workchain: block.workchain,
  shard: formatShardDecimal(block.shard),
  seqno: block.seqno,
  root_hash: hashText(block.rootHash),
  file_hash: hashText(block.fileHash),
});

/** The zerostate has no shard. */
export const zerostateId = (hashes: Pick<BlockWithHashes, "rootHash" | "fileHash">) => ({
  "@type": "ton.blockIdExt",
  workchain: MASTERCHAIN,
  shard: "0",
  seqno: 0,
  root_hash: hashText(hashes.rootHash),
  file_hash: hashText(hashes.fileHash),
});

/** Like a node, with ids of 32 bits as if they had a sign. */
export const currencies = (amounts: ReadonlyMap<number, bigint>) =>
  [...amounts].map(([id, amount]) => ({
    "@type": "extraCurrency",
    id: Number(BigInt.asIntN(32, BigInt(id))),
    amount: amount.toString(),
  }));
