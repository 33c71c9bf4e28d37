import { createHash, createPrivateKey, createPublicKey, sign, type KeyObject } from "node:crypto";

/** Ed25519 by node:crypto, which is a hundred times as fast as the libraries that contracts' clients use. */
export interface KeyPair {
  readonly publicKey: Buffer;
  sign(bytes: Uint8Array): Buffer;
}

/** What PKCS #8 puts before the 32 bytes of an Ed25519 key. */
const PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex");
const KEY_LENGTH = 32;

/** The same name under the same seed is always the same key. */
export function keyOf(seed: string, name: string): KeyPair {
  return keyFromSecret(createHash("sha256").update(seed).update("\0").update(name).digest());
}

/** From the 32 bytes that the key is made of. */
export function keyFromSecret(secret: Uint8Array): KeyPair {
  const key: KeyObject = createPrivateKey({
    key: Buffer.concat([PKCS8, secret]),
    format: "der",
    type: "pkcs8",
  });
  const spki = createPublicKey(key).export({ format: "der", type: "spki" });
  return {
    publicKey: spki.subarray(spki.length - KEY_LENGTH),
    sign: (bytes) => sign(null, bytes, key),
  };
}
