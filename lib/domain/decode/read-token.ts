import { readAddress } from "../../ton/address/read-address";
import { parseBlockId } from "../../ton/block/read-block-id";
import { layoutsOf } from "../../ton/bodies/read-body";
import { methodId } from "../../ton/contract/method-id";
import { methodName } from "../../ton/contract/method-names";
import { formatOpcode, isOpcode, parseOpcode, type Opcode } from "../../ton/contract/opcode";
import { opcodeName, opcodesNamed } from "../../ton/contract/opcode-names";
import { parseAmount } from "../../ton/value/parse-amount";
import { hexToBytes } from "../../ton/value/bytes";
import { bytesToHex } from "../../ton/value/write-hex";
import { base64ToBytes } from "../../ton/value/read-base64";
import { crc32 } from "../../ton/value/crc32";
import { tryHash } from "../../ton/value/hash";
import { attempt } from "../../search/attempt";
import { readDate, readUnixTime } from "../../search/moment";
import type { OpcodeReading, TextReading } from "./decode-report";
import { readDeclaration } from "./tlb-declaration";

/** One of the ways in which a text can be read; none if it does not have that form. */
type Read = (text: string) => readonly TextReading[];

const NAME = /^[A-Za-z_][\w:.?!'-]{0,99}$/;
const DECIMAL = /^-?[0-9]{1,80}$/;
const HEX_NUMBER = /^0[xX][0-9a-fA-F]{1,64}$/;
const OPCODE_DIGITS = /^(?:0[xX])?[0-9a-fA-F]{1,8}$/;
const COIN_DECIMALS = 9;
const LONGEST_BYTES = 20_000;

export function opcodeReading(opcode: Opcode): OpcodeReading {
  const standards = layoutsOf(opcode).map(({ standard }) => standard);
  return { is: "opcode", opcode, name: opcodeName(opcode), standards: [...new Set(standards)] };
}

const address: Read = (text) => {
  const read = attempt(() => readAddress(text));
  return read === null ? [] : [{ is: "address", ...read }];
};

const hash: Read = (text) => {
  const read = tryHash(text);
  return read === null ? [] : [{ is: "hash", hash: read }];
};

const block: Read = (text) => {
  const id = attempt(() => parseBlockId(text));
  return id === null ? [] : [{ is: "block", id }];
};

/** As the service reads them, hexadecimal first, and the decimal number that has the same digits. */
const opcode: Read = (text) => {
  const read = attempt(() => parseOpcode(text));
  const decimal = DECIMAL.test(text) ? attempt(() => formatOpcode(Number(text))) : null;
  const found = [...new Set([read, decimal].flatMap((one) => one ?? []))].map(opcodeReading);
  return found.toSorted((one, other) => Number(other.name !== null) - Number(one.name !== null));
};

const METHODS = { first: 0x10000, last: 0x1ffff };

const method: Read = (text) => {
  const id = numberOf(text);
  if (id === null || id > METHODS.last) return [];
  const { name } = methodName(Number(id));
  return id >= METHODS.first || (name !== null && id <= 0) ? [{ is: "method", id: Number(id), name }] : [];
};

function numberOf(text: string): bigint | null {
  return DECIMAL.test(text) || HEX_NUMBER.test(text) ? BigInt(text) : null;
}

const number: Read = (text) => {
  const value = numberOf(text);
  return value === null ? [] : [{ is: "number", value }];
};

const bareHexNumber: Read = (text) => number(`0x${text.replace(/^0[xX]/, "")}`);

const amount: Read = (text) => {
  const digits = /^(-?[0-9][0-9 ]{0,30}\.[0-9]{1,9})(?:\s*[A-Za-z]{1,8})?$/.exec(text)?.[1];
  const nano = digits === undefined ? null : attempt(() => parseAmount(digits, COIN_DECIMALS));
  return nano === null ? [] : [{ is: "amount", nano }];
};

const time: Read = (text) => {
  const seconds = readUnixTime(text) ?? readDate(text);
  return seconds === null ? [] : [{ is: "time", seconds }];
};

const name: Read = (text) => {
  if (!NAME.test(text)) return [];
  const bytes = new TextEncoder().encode(text);
  return [
    {
      is: "name",
      name: text,
      opcodes: opcodesNamed(text),
      crc32: formatOpcode(crc32(bytes)),
      methodId: methodId(text),
    },
  ];
};

const declaration: Read = (text) => {
  const read = readDeclaration(text);
  return read === null ? [] : [read];
};

const bytes: Read = (text) => {
  const plain = text.replaceAll(/\s+/g, "");
  if (plain.length > LONGEST_BYTES || plain.length < 4) return [];
  // Words separated by spaces are not base64, which is only broken at line ends.
  const base64 = /[^\S\r\n]/.test(text) ? null : base64ToBytes(plain);
  const read = hexToBytes(plain.replace(/^0[xX]/, "")) ?? base64;
  return read === null || read.length === 0 ? [] : [{ is: "bytes", hex: bytesToHex(read) }];
};

interface Kind {
  /** Which texts these readings are for. */
  readonly fits: (text: string) => boolean;
  /** The most likely one first. */
  readonly reads: readonly Read[];
}

const isKnownMethod = (text: string) => method(text).length > 0;
const isNamedOpcode = (text: string) => {
  const [first] = opcode(text);
  return first?.is === "opcode" && first.name !== null;
};
const HASH_DIGITS = /^(?:0[xX])?[0-9a-fA-F]{64}$/;

/** In this order: the first kind that a text fits decides. */
const KINDS: readonly Kind[] = [
  { fits: (text) => HASH_DIGITS.test(text), reads: [hash, address, bareHexNumber, bytes] },
  { fits: (text) => address(text).length > 0, reads: [address] },
  { fits: (text) => hash(text).length > 0, reads: [hash, bytes] },
  { fits: (text) => block(text).length > 0, reads: [block] },
  { fits: (text) => DECIMAL.test(text) && isKnownMethod(text), reads: [method, number, opcode] },
  { fits: (text) => DECIMAL.test(text) && isNamedOpcode(text), reads: [opcode, number, time] },
  { fits: (text) => DECIMAL.test(text) && readUnixTime(text) !== null, reads: [time, number, opcode] },
  { fits: (text) => text.startsWith("-") && DECIMAL.test(text), reads: [number, opcode] },
  { fits: (text) => DECIMAL.test(text), reads: [number, opcode, bytes] },
  { fits: (text) => OPCODE_DIGITS.test(text) && isNamedOpcode(text), reads: [opcode, number, method, name] },
  { fits: (text) => HEX_NUMBER.test(text) && OPCODE_DIGITS.test(text), reads: [opcode, number, method] },
  { fits: (text) => HEX_NUMBER.test(text), reads: [number, bytes] },
  { fits: (text) => /^[0-9a-fA-F]{8}$/.test(text), reads: [opcode, bareHexNumber, bytes] },
  { fits: (text) => amount(text).length > 0, reads: [amount] },
  { fits: (text) => time(text).length > 0, reads: [time] },
  { fits: (text) => declaration(text).length > 0, reads: [declaration] },
  { fits: (text) => NAME.test(text), reads: [name, bytes] },
  { fits: () => true, reads: [bytes] },
];

/** All readings of a text that is not a bag of cells, the most likely one first. Never throws. */
export function readToken(text: string): readonly TextReading[] {
  const kind = KINDS.find(({ fits }) => fits(text));
  return kind === undefined ? [] : kind.reads.flatMap((read) => read(text));
}

/** Names of methods can end with a question mark. */
export function isName(text: string): boolean {
  return NAME.test(text);
}

/** Whether a text can stand in a list of opcodes. */
export function isOpcodeText(text: string): boolean {
  return opcode(text).length > 0 || (NAME.test(text) && opcodesNamed(text).length > 0);
}

/** The readings of a text in a list of opcodes. */
export function readListedOpcode(text: string): readonly TextReading[] {
  const named = opcodesNamed(text);
  return named.length > 0 ? named.filter(isOpcode).map(opcodeReading) : opcode(text);
}
