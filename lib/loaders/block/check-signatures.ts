import "server-only";
import { createPublicKey, verify } from "node:crypto";
import type { CheckedSignature, CheckedSignatures } from "../../ton/block/checked-signatures";
import type { ValidatorSet } from "../../ton/block/validator-set";
import { bytesToBase64, hexToBytes } from "../../ton/value/bytes";
import { base64ToBytes } from "../../ton/value/read-base64";
import type { Hash } from "../../ton/value/hash";
import { nodeIdOf } from "../../ton/block/signed-block";

export interface BlockSignature {
  /** The signer. */
  readonly node: Hash;
  /** In base64. */
  readonly signature: string;
}

/**
 * Checks signatures of a masterchain block. Its validators are the first `main` ones of the set: each session orders
 * them differently, but they are the same ones.
 */
export function checkSignatures(
  signed: Uint8Array,
  given: readonly BlockSignature[],
  { main, validators }: ValidatorSet,
): CheckedSignatures {
  const own = validators.slice(0, main);
  const places = new Map(own.map(({ publicKey }, place) => [nodeIdOf(publicKey), place]));
  const counted = new Set<number>();
  const signatures = given.map(({ node, signature }): CheckedSignature => {
    const place = places.get(node);
    const validator = place === undefined ? undefined : own[place];
    if (place === undefined || validator === undefined)
      return { node, place: null, publicKey: null, weight: null, verdict: "stranger" };
    const signer = { node, place, ...validator };
    if (!isOf(validator.publicKey, signed, signature)) return { ...signer, verdict: "invalid" };
    if (counted.has(place)) return { ...signer, verdict: "repeated" };
    counted.add(place);
    return { ...signer, verdict: "valid" };
  });
  const weight = sumOf(own.filter((_, place) => counted.has(place)));
  const totalWeight = sumOf(own);
  return {
    signatures,
    valid: counted.size,
    weight,
    totalWeight,
    validators: own.length,
    sufficient: weight * 3n > totalWeight * 2n,
  };
}

function sumOf(validators: ValidatorSet["validators"]): bigint {
  return validators.reduce((sum, { weight }) => sum + weight, 0n);
}

const SIGNATURE_BYTES = 64;

function isOf(publicKey: string, signed: Uint8Array, signature: string): boolean {
  const bytes = base64ToBytes(signature);
  if (bytes === null || bytes.length !== SIGNATURE_BYTES) return false;
  const x = bytesToBase64(hexToBytes(publicKey) ?? new Uint8Array(0), "url");
  try {
    const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
    return verify(null, signed, key, bytes);
  } catch {
    // Not all sequences of 32 bytes are keys.
    return false;
  }
}
