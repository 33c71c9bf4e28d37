import { beginCell } from "@ton/core";
import { formatFriendly, type Address } from "../../../ton/address/address";
import { parseAddress } from "../../../ton/address/read-address";
import { formatHash, parseHash, type Hash } from "../../../ton/value/hash";

/** The parameters of a call and the node's result, as on the wire. */
export interface Sample {
  readonly path: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly result: unknown;
}

export const HEAD_SEQNO = 41_000_123;
export const HEAD_TIME = 1_760_000_000;
export const HEAD_LT = "58123456000003";

/** 32 bytes that look random and are always the same. */
export function sampleHash(seed: number): Hash {
  let state = (seed * 2_654_435_761 + 1) % 2 ** 32;
  let digits = "";
  while (digits.length < 64) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    digits += (state >>> 24).toString(16).padStart(2, "0");
  }
  return parseHash(digits);
}

export const hash64 = (seed: number): string => formatHash(sampleHash(seed), "base64");

export function sampleAddress(seed: number): Address {
  return parseAddress(`0:${sampleHash(1_000 + seed)}`);
}

export const friendly = (seed: number): string =>
  formatFriendly(sampleAddress(seed), { bounceable: true, testnet: false });

export const boc = (seed: number): string =>
  beginCell().storeUint(seed, 32).endCell().toBoc().toString("base64");

export const accountAddress = (seed: number | null) => ({
  "@type": "accountAddress",
  account_address: seed === null ? "" : friendly(seed),
});

export const transactionId = (seed: number) => ({
  "@type": "internal.transactionId",
  lt: String(BigInt(HEAD_LT) - BigInt(seed) * 1_000_000n),
  hash: hash64(seed),
});

/** Ids of shards as the node writes them: the whole workchain, and the first of its four quarters. */
export const WHOLE = "-9223372036854775808";
export const QUARTER = "2305843009213693952";

export const blockId = (seqno: number, workchain = -1) => ({
  "@type": "ton.blockIdExt",
  workchain,
  shard: workchain === -1 ? WHOLE : QUARTER,
  seqno,
  root_hash: hash64(seqno),
  file_hash: hash64(seqno + 1),
});

export const HEAD = blockId(HEAD_SEQNO);
export const BLOCK = { workchain: 0, shard: QUARTER, seqno: 52_000_456 } as const;

export const cell = (seed: number) => ({ "@type": "tvm.cell", bytes: boc(seed) });
