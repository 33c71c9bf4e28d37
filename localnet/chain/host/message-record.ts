import { formatOpcode, type Opcode } from "@/lib/ton/contract/opcode";
import type { MessageRecord } from "../../chain-records";
import { RawCellReader } from "../cells/raw-cell-reader";
import { NO_EXTRA } from "../cells/read-currencies";
import { readMessage, type ParsedMessage } from "../cells/read-message";
import { normalizedHash } from "../cells/normalized-hash";
import type { RawCell } from "../cells/raw-cell";
import { writeBag } from "../cells/write-bag";

function opcodeOf(body: RawCell): Opcode | null {
  return body.bits < 32 || body.exotic ? null : formatOpcode(new RawCellReader(body).uint(32));
}

type Header = Pick<
  MessageRecord,
  | "normalizedHash"
  | "value"
  | "extraCurrencies"
  | "forwardFee"
  | "importFee"
  | "extraFlags"
  | "createdLt"
  | "createdAt"
  | "ihrDisabled"
  | "bounce"
  | "bounced"
>;

const NO_HEADER: Header = {
  normalizedHash: null,
  value: null,
  extraCurrencies: NO_EXTRA,
  forwardFee: null,
  importFee: null,
  extraFlags: null,
  createdLt: null,
  createdAt: null,
  ihrDisabled: null,
  bounce: null,
  bounced: null,
};

function headerOf({ info, body }: ParsedMessage, cell: RawCell): Header {
  switch (info.kind) {
    case "internal": {
      const { kind: _, source: __, destination: ___, value, ...fields } = info;
      return { ...NO_HEADER, ...fields, value: value.coins, extraCurrencies: value.extra };
    }
    case "in": {
      const normalized = normalizedHash(info.destination, body);
      return {
        ...NO_HEADER,
        importFee: info.importFee,
        normalizedHash: normalized === cell.hash ? null : normalized,
      };
    }
    case "out":
      return { ...NO_HEADER, createdLt: info.createdLt, createdAt: info.createdAt };
  }
}

export function messageRecord(cell: RawCell): MessageRecord {
  const message = readMessage(cell);
  const { info, init, body } = message;
  return {
    hash: cell.hash,
    source: info.source,
    destination: info.destination,
    ...headerOf(message, cell),
    opcode: opcodeOf(body),
    bodyHash: body.hash,
    body: writeBag(body),
    initHash: init?.hash ?? null,
    init: init === null ? null : writeBag(init),
    boc: writeBag(cell),
  };
}
