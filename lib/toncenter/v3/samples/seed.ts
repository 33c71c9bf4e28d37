import { bytesToBase64, bytesToHex } from "../../../ton/value/bytes";

/** Invented values that look real: the same name always gives the same bytes. */
function bytesOf(name: string, length: number): Uint8Array {
  let state = 0x811c9dc5;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return Uint8Array.from({ length }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state & 0xff;
  });
}

export function hashOf(name: string): string {
  return bytesToBase64(bytesOf(`hash ${name}`, 32), "standard");
}

export function hexOf(name: string): string {
  return bytesToHex(bytesOf(`hash ${name}`, 32)).toUpperCase();
}

export function addressOf(name: string, workchain = 0): string {
  return `${workchain}:${bytesToHex(bytesOf(`account ${name}`, 32)).toUpperCase()}`;
}

/** A single cell that contains the name. */
export function bocOf(name: string): string {
  const data = new TextEncoder().encode(name.slice(0, 100));
  const cell = [0x00, data.length * 2, ...data];
  const header = [0xb5, 0xee, 0x9c, 0x72, 0x01, 0x01, 0x01, 0x01, 0x00, cell.length, 0x00];
  return bytesToBase64(Uint8Array.from([...header, ...cell]), "standard");
}

export const SHARD = "8000000000000000";
export const NOW = 1_780_000_000;
export const SEQNO = 52_000_000;
export const LT = 61_000_000_000_000n;

export function ltAt(step: number): string {
  return String(LT + BigInt(step));
}

export const ALICE = addressOf("alice");
export const BOB = addressOf("bob");
export const COIN = addressOf("coin master");
export const COIN_OF_ALICE = addressOf("coin wallet of alice");
export const COLLECTION = addressOf("collection");
export const ITEM = addressOf("item");
export const MULTISIG = addressOf("multisig");
export const POOL = addressOf("pool", -1);
export const VALIDATOR = addressOf("validator", -1);

export const BOOK = {
  address_book: {
    [ALICE]: { user_friendly: "UQ-alice", domain: "alice.ton", interfaces: ["wallet_v5r1"] },
    [BOB]: { user_friendly: "EQ-bob", domain: null, interfaces: null },
  },
};

export const NAMES = {
  ...BOOK,
  metadata: {
    [COIN]: {
      is_indexed: true,
      token_info: [
        {
          valid: true,
          type: "jetton_masters",
          name: "Pebble",
          symbol: "PBL",
          description: "A stone that one can send",
          image: "https://example.org/pebble.png",
          extra: { decimals: "6", uri: "https://example.org/pebble.json" },
        },
      ],
    },
    [ITEM]: {
      is_indexed: true,
      token_info: [
        { valid: true, type: "nft_items", name: "Stone #7", nft_index: "7", is_nsfw: false, is_scam: false },
      ],
    },
  },
};
