import { formatOpcode, type Opcode } from "../../ton/contract/opcode";
import { crc32 } from "../../ton/value/crc32";
import type { DeclarationReading } from "./decode-report";

const LONGEST = 4_000;
/** `name#tag fields = Type;` */
const DECLARATION =
  /^([A-Za-z_]\w{0,99})(#[0-9A-Fa-f]{0,16}_?|\$[01]{0,64}_?)?(?=[\s=])([^;]*=\s*[A-Za-z][^;=]*);?$/;
const LOW = 0x7fff_ffff;
const HIGH = 0x8000_0000;

/** The opcode written after the name: only a tag of 32 bits is one. */
function writtenOpcode(tag: string): Opcode | null {
  const digits = /^#([0-9A-Fa-f]{1,8})$/.exec(tag)?.[1];
  return digits === undefined ? null : formatOpcode(Number.parseInt(digits, 16));
}

/**
 * A declaration in TL-B, and the opcodes that follow from its text: the CRC-32 of the constructor without tag, brackets
 * and needless spaces, with the highest bit cleared in requests and set in responses. Null for any other text.
 */
export function readDeclaration(text: string): DeclarationReading | null {
  if (text.length > LONGEST) return null;
  const [, name, tag = "", rest = ""] = DECLARATION.exec(text.trim()) ?? [];
  if (name === undefined) return null;
  const plain = `${name} ${rest}`
    .replaceAll(/[(){}]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  const checksum = crc32(new TextEncoder().encode(plain));
  return {
    is: "declaration",
    constructor: name,
    text: plain,
    written: writtenOpcode(tag),
    request: formatOpcode(checksum & LOW),
    response: formatOpcode((checksum | HIGH) >>> 0),
  };
}
