import * as fc from "fast-check";
import type { AddressNetwork } from "../../lib/paths";
import { formatFriendly } from "../../lib/ton/address/address";
import { parseAddress } from "../../lib/ton/address/read-address";
import { parseBlockId } from "../../lib/ton/block/read-block-id";
import { parseHash } from "../../lib/ton/value/hash";
import { parseShard } from "../../lib/ton/block/read-shard";
import type { Form, Match } from "../../lib/search/form";

/** Used by the tests of this folder only. */

export const MAINNET: AddressNetwork = { id: "mainnet", name: "Mainnet", standard: true, testnet: false };
export const TESTNET: AddressNetwork = { id: "testnet", name: "Testnet", standard: false, testnet: true };

/** The elector. */
export const RAW = `-1:${"3".repeat(64)}`;
export const ADDRESS = parseAddress(RAW);
export const FRIENDLY = "Ef8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM0vF";
export const TEST_FRIENDLY = formatFriendly(ADDRESS, { bounceable: true, testnet: true });

/** Its base64 has a slash and a plus. */
export const HASH = parseHash("fbf0".repeat(16));
export const HASH_BASE64 = "+/D78Pvw+/D78Pvw+/D78Pvw+/D78Pvw+/D78Pvw+/A=";
export const HASH_BASE64URL = "-_D78Pvw-_D78Pvw-_D78Pvw-_D78Pvw-_D78Pvw-_A";

/** An ADNL address in base32, as nodes write it, and its bytes. */
export const ADNL = "uftavl2t7cosdrtlb62fr7mce3fxaffzlxriok6qoum34qxhrqyn6yx";
export const ADNL_BYTES = parseHash("0b30557a9fc4e90e33587da2c7ec11365b80a5caef14395e83a8cdf2173c6186");

export const SHARD_BLOCK = parseBlockId("(0,2000000000000000,43884169)");

/** An empty cell. */
export const BOC_HEX = "b5ee9c72010101010002000000";
export const BOC_BASE64 = "te6ccgEBAQEAAgAAAA==";
export const BOC = "te6ccgEBAQEAAgAAAA";

export const anyAddress = fc
  .tuple(fc.constantFrom(0, -1), fc.uint8Array({ minLength: 32, maxLength: 32 }))
  .map(([workchain, id]) => parseAddress(`${workchain}:${Buffer.from(id).toString("hex")}`));

export const anyHash = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => parseHash(Buffer.from(bytes).toString("hex")));

export const anyShardBlock = fc.record({
  workchain: fc.constant(0),
  shard: fc
    .bigInt({ min: 0n, max: 2n ** 60n - 1n })
    .map((prefix) => parseShard(((prefix << 4n) | 8n).toString(16).padStart(16, "0"))),
  seqno: fc.nat({ max: 2 ** 32 - 1 }),
});

/** The match if the form has exactly one, or else all matches. */
export function only(form: Form, text: string): Match | readonly Match[] {
  const matches = form.read(text);
  return matches.length === 1 ? (matches[0] ?? matches) : matches;
}
