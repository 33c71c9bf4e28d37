import { createHash, createPrivateKey, createPublicKey, sign, type KeyObject } from "node:crypto";

/** What stands before the 32 bytes of an Ed25519 private key in PKCS #8. */
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

/** 32 bytes that depend on the network's seed and on what they are for. */
export function derive(seed: string, purpose: string): Buffer {
  return createHash("sha256").update(seed).update("\0").update(purpose).digest();
}

/** The Ed25519 keys of somebody on the network; the same name has the same keys. */
export function keysOf(seed: string, name: string): KeyPair {
  const der = Buffer.concat([PKCS8, derive(seed, name)]);
  return keyPairOf(createPrivateKey({ key: der, format: "der", type: "pkcs8" }));
}
