import { createHash, createPrivateKey, createPublicKey, sign, type KeyObject } from "node:crypto";
import { beginCell, Cell } from "@ton/core";
import { CONFIG_CELLS, configBoc } from "../../../fixtures/ton/config-cells";
import { ROUND_SECONDS, testNodeId, validatorSetBoc } from "../../../testing/ton/block/test-validators";
import { blockRow, exists, masterchainBlock } from "../chain/chain-blocks";
import type { Chain } from "../chain/chain";
import { blockIdExt } from "./block-name";
import { Refused } from "./refusal";
import type { ParsedParams } from "./param-values";

/** DER prefix of an Ed25519 private key. */
const KEY_FILE = Buffer.from("302e020100300506032b657004220420", "hex");
/** TL tag before the signed hashes. */
const BLOCK_ID = Buffer.from("706e0bc5", "hex");
const CURRENT_VALIDATORS = 34;
/** The last validator makes no masterchain blocks. */
const WEIGHTS = [30n, 25n, 25n, 20n, 500n];
const MAIN = 4;
/** The index of the one of four that did not sign. */
const SLEEPS = 3;

interface Validator {
  readonly key: KeyObject;
  /** In hexadecimal. */
  readonly publicKey: string;
  readonly weight: bigint;
}

const VALIDATORS: readonly Validator[] = WEIGHTS.map((weight, place) => {
  const seed = createHash("sha256").update(`validator ${place}`).digest();
  const key = createPrivateKey({ key: Buffer.concat([KEY_FILE, seed]), format: "der", type: "pkcs8" });
  const { x = "" } = createPublicKey(key).export({ format: "jwk" });
  return { key, publicKey: Buffer.from(x, "base64url").toString("hex"), weight };
});

/** Signed by all masterchain validators except one. */
export function getMasterchainBlockSignatures(chain: Chain, { values }: ParsedParams) {
  const block = masterchainBlock(values.number("seqno") ?? 0);
  if (!exists(chain, block)) throw new Refused(500, "LITE_SERVER_NOTREADY: ltdb: block not found");
  const { root_hash, file_hash } = blockRow(chain, block);
  const signed = Buffer.concat([
    BLOCK_ID,
    ...[root_hash, file_hash].map((hash) => Buffer.from(hash, "base64")),
  ]);
  return {
    "@type": "blocks.blockSignatures",
    id: blockIdExt(chain, block),
    signatures: VALIDATORS.slice(0, MAIN)
      .filter((_, place) => place !== SLEEPS)
      .map(({ key, publicKey }) => ({
        "@type": "blocks.signature",
        node_id_short: Buffer.from(testNodeId(publicKey), "hex").toString("base64"),
        signature: sign(null, signed, key).toString("base64"),
      })),
  };
}

/** The validators of a round that has gone on for two fifths of its time at the newest block. */
function currentValidators(chain: Chain): string {
  const since = chain.utime(chain.head) - Math.round(0.4 * ROUND_SECONDS);
  return validatorSetBoc(VALIDATORS, MAIN, since);
}

/** Parameter 34 has the validators; all others are an empty cell. */
export function getConfigParam(chain: Chain, { values }: ParsedParams) {
  const bytes =
    values.number("config_id") === CURRENT_VALIDATORS
      ? currentValidators(chain)
      : beginCell().endCell().toBoc().toString("base64");
  return { "@type": "configInfo", config: { "@type": "tvm.cell", bytes } };
}

/** Every existing parameter, made up, with the same validators. */
export function getConfigAll(chain: Chain) {
  const validators = Cell.fromBase64(currentValidators(chain));
  const bytes = configBoc({ ...CONFIG_CELLS, [CURRENT_VALIDATORS]: validators });
  return { "@type": "configInfo", config: { "@type": "tvm.cell", bytes } };
}
