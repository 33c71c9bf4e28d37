import { createHash } from "node:crypto";
import { Dictionary, type DictionaryValue } from "@ton/core";
import type { BlockRecord } from "../../chain-records";
import { validatorKeys } from "../../chain/genesis-validators";
import type { Genesis } from "../../chain/chain";
import type { KeyPair } from "../../chain/key-pairs";
import type { ApiNode } from "../api-node";
import { seqno } from "./v2-shared-fields";
import { configParameter } from "./v2-config";
import { hexToBytes } from "@/lib/ton/value/bytes";
import { masterBlock } from "./v2-lookup";
import { method, type Method } from "./v2-method";
import { base64, blockId } from "./v2-json-values";

/** TL constructor ids that prefix the signed and hashed data. */
const BLOCK_ID = Buffer.from("706e0bc5", "hex");
const ED25519_KEY = Buffer.from("c6b41348", "hex");

/** Config parameter with the current validator set. */
const CURRENT_VALIDATORS = 34;
/** More than any validator set of this network has. */
const MAX_VALIDATORS = 64;

const PUBLIC_KEY: DictionaryValue<Buffer> = {
  serialize: () => {
    throw new Error("validators are only read here");
  },
  // 8 bits of tag, 32 bits of key constructor, then the key.
  parse: (validator) => validator.skip(8 + 32).loadBuffer(32),
};

const FIRST_SEQNO = 1;

/**
 * Public keys of the validators that sign a masterchain block, in the order of the set. A block that
 * changes the set is signed by the old one.
 */
function signersAt(node: ApiNode, { seqno: signedSeqno }: BlockRecord): readonly Buffer[] {
  const previous = { seqno: Math.max(FIRST_SEQNO, signedSeqno - 1) };
  const set = configParameter(node, previous, CURRENT_VALIDATORS);
  if (set === null) return [];
  const fields = set.beginParse().skip(8 + 32 + 32 + 16);
  const main = fields.loadUint(16);
  const list = fields.skip(64).loadDict(Dictionary.Keys.Uint(16), PUBLIC_KEY);
  return Array.from({ length: main }, (_, index) => list.get(index)).filter((key) => key !== undefined);
}

const keyCache = new WeakMap<Genesis, ReadonlyMap<string, KeyPair>>();

function keysOf(genesis: Genesis): ReadonlyMap<string, KeyPair> {
  const previous = keyCache.get(genesis);
  if (previous !== undefined) return previous;
  const keys = validatorKeys(genesis, MAX_VALIDATORS);
  const byPublicKey = new Map(keys.map((pair) => [pair.publicKey.toString("hex"), pair]));
  keyCache.set(genesis, byPublicKey);
  return byPublicKey;
}

function signaturesOf(node: ApiNode, block: BlockRecord) {
  const hashes = [block.rootHash, block.fileHash].map((hash) => hexToBytes(hash) ?? new Uint8Array(0));
  const signed = Buffer.concat([BLOCK_ID, ...hashes]);
  const keys = keysOf(node.genesis);
  return signersAt(node, block).flatMap((publicKey) => {
    const pair = keys.get(publicKey.toString("hex"));
    if (pair === undefined) return [];
    const shortId = createHash("sha256").update(ED25519_KEY).update(publicKey).digest();
    return [
      { "@type": "blocks.signature", node_id_short: base64(shortId), signature: base64(pair.sign(signed)) },
    ];
  });
}

const getMasterchainBlockSignatures = method({
  fields: { seqno },
  answer: (node, values) => {
    const block = masterBlock(node, values.seqno);
    return { "@type": "blocks.blockSignatures", id: blockId(block), signatures: signaturesOf(node, block) };
  },
});

export const SIGNATURES: Readonly<Record<string, Method>> = { getMasterchainBlockSignatures };
