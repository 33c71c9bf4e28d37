import type { MessageRecord } from "../records";
import { isOpcode, type Opcode } from "@/lib/ton/opcode";
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
  const hash = () => from.optional(() => from.hash());
  const address = () => from.optional(() => from.address());
  const big = () => from.optional(() => from.big());
  const flag = () => from.optional(() => from.flag());
  return {
    hash: from.hash(),
    normalizedHash: hash(),
    source: address(),
    destination: address(),
    value: big(),
    extraCurrencies: readCurrencies(from),
    forwardFee: big(),
    importFee: big(),
    extraFlags: big(),
    createdLt: big(),
    createdAt: from.optional(() => from.number()),
    ihrDisabled: flag(),
    bounce: flag(),
    bounced: flag(),
    opcode: from.optional(() => opcodeOf(from.number())),
    bodyHash: from.hash(),
    body: from.bytes(),
    initHash: hash(),
    init: from.optional(() => from.bytes()),
    boc: from.bytes(),
  };
}

function opcodeOf(value: number): Opcode {
  const opcode = `0x${value.toString(16).padStart(8, "0")}`;
  if (!isOpcode(opcode)) throw new Error("a record of the store is damaged: its opcode is none");
  return opcode;
}
