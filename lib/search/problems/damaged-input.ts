import { readFriendly } from "../../ton/address/friendly-address";
import { attempt } from "../attempt";
import type { ProblemForm } from "./search-problem";

const AGAIN = "Copy it again: all of it.";
const ADDRESS_LENGTH = 48;
const HEX_LENGTH = 64;
/** Within a few digits of 64; beyond that it is something else. */
const NEARLY_HEX = [52, 76] as const;
const NEARLY_ADDRESS = [40, 56] as const;

const isBetween = (length: number, [from, to]: readonly [number, number]) => length >= from && length <= to;
const digitsText = (count: number) => `${count} of ${HEX_LENGTH} hexadecimal digits`;

/** The shortened form of addresses and hashes in explorers and wallets. */
const shortened: ProblemForm = {
  example: "EQCx…_sDs",
  read: (text) => {
    const [, start = "", end = ""] =
      /^([\w+/:-]{2,24})(?:…|\.{2,3}|\*{2,8})([\w+/=-]{2,24})$/.exec(text) ?? [];
    const isCode = /^(?:[EUk0][Qf]|-?\d:)/.test(start) || /^[0-9a-f]{3,}$/i.test(start + end);
    return end !== "" && isCode
      ? { title: "Shortened address or hash", text: "The middle is missing. Copy all of it." }
      : null;
  },
};

/** 48 characters that are not an address. */
const badAddress: ProblemForm = {
  example: "Ef8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM0vG",
  read(text) {
    if (text.length !== ADDRESS_LENGTH || !/^[\w+/-]+$/.test(text)) return null;
    if (attempt(() => readFriendly(text)) !== null) return null;
    if (text === text.toLowerCase() || text === text.toUpperCase()) {
      return {
        title: "Address in the wrong case",
        text: "Upper and lower case matter in an address, and all letters of this one have the same. Copy it again.",
      };
    }
    if (/[+/]/.test(text) && /[_-]/.test(text)) {
      return { title: "Damaged address", text: `It mixes + or / with - or _. ${AGAIN}` };
    }
    return {
      title: "Bad checksum",
      text: "At least one character of this address is wrong. Do not correct it by hand: copy it again.",
    };
  },
};

/** The beginnings of friendly addresses in the two workchains, with each flag. */
const addressLength: ProblemForm = {
  example: "Ef8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM0v",
  read: (text) =>
    /^[EUk0][Qf][\w+/-]+$/.test(text) &&
    /[A-Z]/.test(text) &&
    /[a-z]/.test(text) &&
    text.length !== ADDRESS_LENGTH &&
    isBetween(text.length, NEARLY_ADDRESS)
      ? { title: `Address with ${text.length} of ${ADDRESS_LENGTH} characters`, text: AGAIN }
      : null,
};

const rawAddress: ProblemForm = {
  example: `0:${"3".repeat(63)}`,
  read(text) {
    const [, workchain = "", digits = ""] = /^(-?\d{1,12}):([0-9a-z]{52,76})$/i.exec(text) ?? [];
    if (digits === "") return null;
    const strange = notHex(digits);
    if (strange !== null) return strange;
    if (digits.length !== HEX_LENGTH) {
      return { title: `Raw address with ${digitsText(digits.length)}`, text: AGAIN };
    }
    return { title: "Not a workchain", text: `There can be no workchain ${workchain}.` };
  },
};

const hashLength: ProblemForm = {
  example: "fbf0".repeat(16).slice(1),
  read(text) {
    const [, digits = ""] = /^(?:0x)?([0-9a-z]{52,76})$/i.exec(text) ?? [];
    if (!isBetween(digits.length, NEARLY_HEX)) return null;
    const strange = notHex(digits);
    if (strange !== null) return strange;
    if (digits.length === HEX_LENGTH || !/^[0-9a-f]+$/i.test(digits)) return null;
    return { title: `Hash with ${digitsText(digits.length)}`, text: AGAIN };
  },
};

/** One or two letters among many digits, like an O typed instead of a zero. */
function notHex(digits: string) {
  const letters = digits.match(/[g-z]/gi) ?? [];
  const [first] = letters;
  if (first === undefined || letters.length > 2 || digits.length !== HEX_LENGTH) return null;
  return { title: `“${first}” is not a hexadecimal digit`, text: "Digits are 0–9 and a–f. Copy it again." };
}

const base64Hash: ProblemForm = {
  example: "+/D78Pvw+/D78Pvw+/D78Pvw+/D78Pvw+/D78Pvw/A=",
  read: (text) =>
    /^[A-Za-z0-9+/_-]{38,48}=$/.test(text) && text.length !== 44
      ? { title: `Base64 hash with ${text.length} of 44 characters`, text: AGAIN }
      : null,
};

export const DAMAGED: readonly ProblemForm[] = [
  shortened,
  badAddress,
  addressLength,
  rawAddress,
  hashLength,
  base64Hash,
];
