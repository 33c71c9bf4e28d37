import { isAddress, isStandard, type Address } from "./address";
import { bytesToHex } from "../value/write-hex";
import { FormatError } from "../value/format-error";
import { readFriendly } from "./friendly-address";

export interface ReadAddress {
  address: Address;
  form: "raw" | "friendly" | "hex";
  /** Flags exist in the friendly form only. */
  bounceable: boolean | null;
  testnet: boolean | null;
}

const ACCOUNT_ID = /^[0-9a-fA-F]{64}$/;

function canonical(text: string): Address {
  if (!isAddress(text)) throw new FormatError("address", "the workchain does not fit into 32 bits");
  return text;
}

function readRaw(text: string): Address {
  const colon = text.indexOf(":");
  const workchain = text.slice(0, colon);
  const accountId = text.slice(colon + 1);
  if (!/^(?:0|-?[1-9][0-9]*)$/.test(workchain)) {
    throw new FormatError("address", "what stands before the colon is not a workchain number");
  }
  if (!ACCOUNT_ID.test(accountId)) {
    throw new FormatError("address", "after the colon there must be 64 hexadecimal digits");
  }
  return canonical(`${workchain}:${accountId.toUpperCase()}`);
}

/** As addresses are typed: raw, friendly (either alphabet), or 64 hexadecimal digits of the basechain. */
export function readAddress(text: string): ReadAddress {
  const typed = text.trim();
  if (typed.includes(":")) return { address: readRaw(typed), form: "raw", bounceable: null, testnet: null };
  if (ACCOUNT_ID.test(typed)) {
    return { address: canonical(`0:${typed.toUpperCase()}`), form: "hex", bounceable: null, testnet: null };
  }
  const { workchain, accountId, bounceable, testnet } = readFriendly(typed);
  const address = canonical(`${workchain}:${bytesToHex(accountId).toUpperCase()}`);
  return { address, form: "friendly", bounceable, testnet };
}

export function parseAddress(text: string): Address {
  return isAddress(text) && isStandard(text) ? text : readAddress(text).address;
}

export function tryAddress(text: string): Address | null {
  try {
    return parseAddress(text);
  } catch {
    return null;
  }
}

/** As services send addresses: every form that can be typed, and the `ext$` and `var$` forms. */
export function parseWireAddress(text: string): Address {
  if (isAddress(text)) return text;
  const dollar = text.indexOf("$");
  if (dollar < 0) return readAddress(text).address;
  const unusual = text.slice(0, dollar) + text.slice(dollar).toUpperCase();
  if (!isAddress(unusual)) throw new FormatError("address", "it is not a well-formed ext$ or var$ address");
  return unusual;
}
