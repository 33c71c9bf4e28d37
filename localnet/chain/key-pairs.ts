import { createHash, createPrivateKey, createPublicKey, sign, type KeyObject } from "node:crypto";

/** The PKCS #8 prefix of an Ed25519 private key. */
const PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex");

export interface KeyPair {
  readonly publicKey: Buffer;
  sign(message: Uint8Array): Buffer;
}

function keyPairOf(privateKey: KeyObject): KeyPair {
  const spki = createPublicKey(privateKey).export({ format: "der", type: "spki" });
  return {
    publicKey: spki.subarray(-32),
    sign: (message) => sign(null, message, privateKey),
  };
}

/** 32 bytes derived from the network's seed and a purpose. */
export function derive(seed: string, purpose: string): Buffer {
  return createHash("sha256").update(seed).update("\0").update(purpose).digest();
}

/** An Ed25519 key pair derived from a name; the same name gives the same keys. */
export function keysOf(seed: string, name: string): KeyPair {
  const der = Buffer.concat([PKCS8, derive(seed, name)]);
  return keyPairOf(createPrivateKey({ key: der, format: "der", type: "pkcs8" }));
}
