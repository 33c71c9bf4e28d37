import { tryHash } from "../../ton/value/hash";
import type { Form } from "../form";

/** Base64 with slashes is padded in practice; without padding it may be one of our own paths with 43 characters. */
const LIKE_A_PATH = /^\/[^=]*$/;

/**
 * 64 digits are treated as exactly a hash, although an account's id looks the same: wallets, explorers and services
 * write hashes like this every day, but never ids without the workchain. The other meaning stays on the list as a
 * possible one.
 */
export const hashForm: Form = {
  name: "a hash in hex or base64",
  example: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
  read(text) {
    const hash = tryHash(text);
    if (hash === null) return [];
    const certainty = LIKE_A_PATH.test(text) ? "possible" : "exact";
    return [{ kind: "hash", hash, certainty, testnet: null }];
  },
};
