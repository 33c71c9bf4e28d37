import { hash as digest } from "node:crypto";

export type HashKind =
  | "transaction"
  | "message"
  | "root"
  | "file"
  | "action"
  | "state"
  | "body"
  | "code"
  | "data";
export type AddressKind = "wallet" | "jetton master" | "jetton wallet" | "nft item" | "nft collection";

const ADDRESS_KINDS: readonly AddressKind[] = [
  "wallet",
  "jetton master",
  "jetton wallet",
  "nft item",
  "nft collection",
];

const NUMBER_AT = 26;
const NUMBER_BYTES = 6;
const MAX_NUMBER = 2 ** (8 * NUMBER_BYTES) - 1;

export interface NamedAddress {
  readonly kind: AddressKind;
  readonly number: number;
}

/**
 * The hashes and addresses of one chain. Each contains, masked, the number of its object, so that a chain
 * of any length can be searched by hash without being stored.
 */
export class Identities {
  readonly #seed: string;
  readonly #masks = new Map<string, number>();

  constructor(seed: string) {
    this.#seed = seed;
  }

  /** In base64, as the service writes hashes. */
  hash(kind: HashKind, number: number): string {
    return this.#bytes(kind, number).toString("base64");
  }

  /** The number in a hexadecimal hash of any letter case; null if it is not of this chain. */
  numberOf(kind: HashKind, hex: string): number | null {
    return this.#number(kind, hex);
  }

  /** Raw and in upper case; always in the basechain. */
  address(kind: AddressKind, number: number): string {
    return `0:${this.#bytes(kind, number).toString("hex").toUpperCase()}`;
  }

  /** The object of an address; null if it is not of this chain. */
  named(address: string): NamedAddress | null {
    if (!address.startsWith("0:")) return null;
    for (const kind of ADDRESS_KINDS) {
      const number = this.#number(kind, address.slice(2));
      if (number !== null) return { kind, number };
    }
    return null;
  }

  /** The number in an address of this kind, else null. */
  numberOfAddress(kind: AddressKind, address: string): number | null {
    return address.startsWith("0:") ? this.#number(kind, address.slice(2)) : null;
  }

  #bytes(kind: string, number: number): Buffer {
    const bytes = Buffer.from(digest("sha256", `${this.#seed}/${kind}/${number}`, "buffer"));
    bytes.writeUIntBE(masked(number, this.#mask(kind)), NUMBER_AT, NUMBER_BYTES);
    return bytes;
  }

  #number(kind: string, hex: string): number | null {
    const bytes = Buffer.from(hex, "hex");
    if (bytes.length !== NUMBER_AT + NUMBER_BYTES) return null;
    const number = unmasked(bytes.readUIntBE(NUMBER_AT, NUMBER_BYTES), this.#mask(kind));
    return this.#bytes(kind, number).equals(bytes) ? number : null;
  }

  #mask(kind: string): number {
    const cached = this.#masks.get(kind);
    if (cached !== undefined) return cached;
    const mask = Buffer.from(digest("sha256", `${this.#seed}/${kind}/mask`, "buffer")).readUIntBE(
      0,
      NUMBER_BYTES,
    );
    this.#masks.set(kind, mask);
    return mask;
  }
}

const masked = (number: number, mask: number) => (number + mask) % (MAX_NUMBER + 1);
const unmasked = (number: number, mask: number) => (number - mask + MAX_NUMBER + 1) % (MAX_NUMBER + 1);
