import { createHash } from "node:crypto";
import { Dictionary, type DictionaryValue } from "@ton/core";
import type { BlockRecord } from "../../records";
import { validatorKeys } from "../../chain/validators";
import type { Genesis } from "../../chain/chain";
import type { KeyPair } from "../../chain/keys";
import type { ApiNode } from "../node";
import { seqno } from "./common-fields";
import { configParameter } from "./config";
import { hexToBytes } from "@/lib/ton/value/bytes";
import { masterBlock } from "./lookup";
import { method, type Method } from "./method";
import { base64, blockId } from "./wire";

/** Constructors of the network's protocol, as they stand before what is signed and what is hashed. */
const BLOCK_ID = Buffer.from("706e0bc5", "hex");
const ED25519_KEY = Buffer.from("c6b41348", "hex");

/** Parameter of the configuration that has the validators of now. */
const CURRENT_VALIDATORS = 34;
/** More than any set of this network has. */
const MOST_VALIDATORS = 64;

const PUBLIC_KEY: DictionaryValue<Buffer> = {
  serialize: () => {
    throw new Error("validators are only read here");
  },
  // A tag of 8 bits, the constructor of the key, then the key.
  parse: (validator) => validator.skip(8 + 32).loadBuffer(32),
};

const FIRST_SEQNO = 1;

/**
 * The public keys of those validators that sign a block of the masterchain, in the order of the set.
 * A block that changes the set is still signed by the old one.
 */
function signersAt(node: ApiNode, { seqno: signed }: BlockRecord): readonly Buffer[] {
  const before = { seqno: Math.max(FIRST_SEQNO, signed - 1) };
  const set = configParameter(node, before, CURRENT_VALIDATORS);
  if (set === null) return [];
  const fields = set.beginParse().skip(8 + 32 + 32 + 16);
  const main = fields.loadUint(16);
  const list = fields.skip(64).loadDict(Dictionary.Keys.Uint(16), PUBLIC_KEY);
  return Array.from({ length: main }, (_, index) => list.get(index)).filter((key) => key !== undefined);
}

const known = new WeakMap<Genesis, ReadonlyMap<string, KeyPair>>();

function keysOf(genesis: Genesis): ReadonlyMap<string, KeyPair> {
  const before = known.get(genesis);
  if (before !== undefined) return before;
  const keys = validatorKeys(genesis, MOST_VALIDATORS);
  const byPublicKey = new Map(keys.map((pair) => [pair.publicKey.toString("hex"), pair]));
  known.set(genesis, byPublicKey);
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
