import { beginCell, Dictionary, type Builder } from "@ton/core";
import { createHash, generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import { bytesToBase64 } from "../../../lib/ton/value/bytes";
import { bytesToHex } from "../../../lib/ton/value/write-hex";
import { base64ToBytes } from "../../../lib/ton/value/read-base64";

/** Used by tests only: validators that can sign. */

export interface TestValidator {
  readonly publicKey: string;
  readonly weight: bigint;
  readonly sign: (bytes: Uint8Array) => string;
}

export function testValidator(weight: bigint): TestValidator {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  return {
    publicKey: rawKey(publicKey),
    weight,
    sign: (bytes) => bytesToBase64(sign(null, bytes, privateKey), "standard"),
  };
}

function rawKey(key: KeyObject): string {
  const bytes = base64ToBytes(key.export({ format: "jwk" }).x ?? "");
  if (bytes === null) throw new Error("the key has no bytes");
  return bytesToHex(bytes);
}

type Written = Pick<TestValidator, "publicKey" | "weight">;

/** How long a round of the network lasts, in seconds. */
export const ROUND_SECONDS = 65_536;

/** The cell of parameter 34 of the configuration, in base64, for a round that begins at a Unix time. */
export function validatorSetBoc(validators: readonly Written[], main: number, since = 1_700_000_000): string {
  const list = Dictionary.empty(Dictionary.Keys.Uint(16), {
    serialize: ({ publicKey, weight }: Written, cell: Builder) =>
      cell
        .storeUint(0x53, 8)
        .storeUint(0x8e81278a, 32)
        .storeBuffer(Buffer.from(publicKey, "hex"))
        .storeUint(weight, 64),
    parse: () => {
      throw new Error("only written here");
    },
  });
  for (const [place, validator] of validators.entries()) list.set(place, validator);
  return beginCell()
    .storeUint(0x12, 8)
    .storeUint(since, 32)
    .storeUint(since + ROUND_SECONDS, 32)
    .storeUint(validators.length, 16)
    .storeUint(main, 16)
    .storeUint(
      validators.reduce((sum, { weight }) => sum + weight, 0n),
      64,
    )
    .storeDict(list)
    .endCell()
    .toBoc()
    .toString("base64");
}

/** The protocol's id of the owner of a key, computed here from its definition: `c6b41348`, then the key. */
export function testNodeId(publicKey: string): string {
  return createHash("sha256")
    .update(Buffer.from(`c6b41348${publicKey}`, "hex"))
    .digest("hex");
}
