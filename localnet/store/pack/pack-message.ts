import type { MessageRecord } from "../../chain-records";
import { isOpcode, type Opcode } from "@/lib/ton/contract/opcode";
import { readCurrencies, writeCurrencies } from "./pack-account";
import { Packer, Unpacker } from "./packing";

const packer = new Packer();

export function packMessage(message: MessageRecord): Uint8Array {
  const big = (value: bigint) => packer.big(value);
  const flag = (value: boolean) => packer.flag(value);
  packer.hash(message.hash).optional(message.normalizedHash, (hash) => packer.hash(hash));
  for (const address of [message.source, message.destination])
    packer.optional(address, (value) => packer.address(value));
  packer.optional(message.value, big);
  writeCurrencies(packer, message.extraCurrencies);
  for (const amount of [message.forwardFee, message.importFee, message.extraFlags, message.createdLt])
    packer.optional(amount, big);
  packer.optional(message.createdAt, (time) => packer.number(time));
  for (const value of [message.ihrDisabled, message.bounce, message.bounced]) packer.optional(value, flag);
  packer.optional(message.opcode, (opcode) => packer.number(Number(opcode)));
  packer.hash(message.bodyHash).bytes(message.body);
  packer.optional(message.initHash, (hash) => packer.hash(hash));
  packer.optional(message.init, (init) => packer.bytes(init));
  return packer.bytes(message.boc).take();
}

export function unpackMessage(packed: Uint8Array): MessageRecord {
  const from = new Unpacker(packed);
  return {
    hash: from.hash(),
    normalizedHash: from.optionalHash(),
    source: from.optionalAddress(),
    destination: from.optionalAddress(),
    value: from.optionalBig(),
    extraCurrencies: readCurrencies(from),
    forwardFee: from.optionalBig(),
    importFee: from.optionalBig(),
    extraFlags: from.optionalBig(),
    createdLt: from.optionalBig(),
    createdAt: from.optionalNumber(),
    ihrDisabled: from.optionalFlag(),
    bounce: from.optionalFlag(),
    bounced: from.optionalFlag(),
    opcode: opcodeOf(from.optionalNumber()),
    bodyHash: from.hash(),
    body: from.bytes(),
    initHash: from.optionalHash(),
    init: from.optionalBytes(),
    boc: from.bytes(),
  };
}

function opcodeOf(value: number | null): Opcode | null {
  if (value === null) return null;
  const opcode = `0x${value.toString(16).padStart(8, "0")}`;
  if (!isOpcode(opcode)) throw new Error("a record of the store is damaged: invalid opcode");
  return opcode;
}
