import { crc16 } from "../address/crc16";

const MARK = 0x10000;

/** The number under which a contract has a method of that name. */
export function methodId(name: string): number {
  return crc16(new TextEncoder().encode(name)) | MARK;
}
