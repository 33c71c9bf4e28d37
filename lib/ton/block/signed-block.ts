import type { BlockId } from "./block";
import { sha256 } from "../cell/sha256";
import { hexToBytes } from "../value/bytes";
import { bytesToHex } from "../value/write-hex";
import { base64ToBytes } from "../value/read-base64";
import { FormatError } from "../value/format-error";
import type { Hash } from "../value/hash";

/**
 * What validators sign, as the network's protocol serialises it: the number of a constructor, its fields,
 * integers in little-endian order.
 */

/** A block by its full name. */
export interface NamedBlock extends BlockId {
  readonly root_hash: Hash;
  readonly file_hash: Hash;
}

/** The signatures of the newer consensus are votes for a candidate of a session. */
export interface Candidacy {
  readonly session: Hash;
  readonly slot: number;
  /** The candidate, in base64. */
  readonly candidate: string;
}

/** `ton.blockId root_cell_hash:int256 file_hash:int256` */
const BLOCK_ID = 0xc50b6e70;
/** `consensus.dataToSign session_id:int256 data:bytes` */
const DATA_TO_SIGN = 0xa8e33df8;
/** `consensus.simplex.finalizeVote id:consensus.CandidateId` */
const FINALIZE_VOTE = 0x40a7e105;
/** `consensus.candidateId slot:int hash:int256` */
const CANDIDATE_ID = 0xb691cd3f;
/** `consensus.candidateHashDataOrdinary` and `…Empty`: both begin with the block that they are for. */
const CANDIDATES: ReadonlySet<number> = new Set([0xe8f9bcdc, 0x72b4d933]);

/** The bytes that the signatures of a block sign. */
export function signedBytes(block: NamedBlock, candidacy: Candidacy | null): Uint8Array {
  if (candidacy === null)
    return Buffer.concat([int(BLOCK_ID), bytesOf(block.root_hash), bytesOf(block.file_hash)]);
  const candidate = base64ToBytes(candidacy.candidate);
  if (candidate === null) throw new FormatError("candidate", "it is not base64");
  if (!isFor(candidate, block)) throw new FormatError("candidate", "it is one for another block");
  const hash = sha256(candidate);
  const vote = Buffer.concat([int(FINALIZE_VOTE), int(CANDIDATE_ID), int(candidacy.slot), hash]);
  return Buffer.concat([int(DATA_TO_SIGN), bytesOf(candidacy.session), shortBytes(vote)]);
}

function isFor(candidate: Uint8Array, block: NamedBlock): boolean {
  const shard = Buffer.alloc(8);
  shard.writeBigUInt64LE(BigInt(`0x${block.shard}`));
  const name = Buffer.concat([
    int(block.workchain),
    shard,
    int(block.seqno),
    bytesOf(block.root_hash),
    bytesOf(block.file_hash),
  ]);
  const view = Buffer.from(candidate.buffer, candidate.byteOffset, candidate.byteLength);
  return (
    view.length >= 4 + name.length &&
    CANDIDATES.has(view.readUInt32LE(0)) &&
    view.subarray(4, 4 + name.length).equals(name)
  );
}

function int(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}

function bytesOf(hash: Hash): Uint8Array {
  return hexToBytes(hash) ?? new Uint8Array(0);
}

/** Fewer than 254 bytes: their number, the bytes, and zeros up to a multiple of four bytes. */
function shortBytes(bytes: Uint8Array): Buffer {
  const length = 1 + bytes.length;
  return Buffer.concat([Buffer.from([bytes.length]), bytes, Buffer.alloc((4 - (length % 4)) % 4)]);
}

/** `pub.ed25519 key:int256` */
const PUBLIC_KEY = 0x4813b4c6;

/** The protocol's id of the owner of a key: the hash of the key. */
export function nodeIdOf(publicKey: string): string {
  const key = hexToBytes(publicKey) ?? new Uint8Array(0);
  return bytesToHex(sha256(Buffer.concat([int(PUBLIC_KEY), key])));
}
