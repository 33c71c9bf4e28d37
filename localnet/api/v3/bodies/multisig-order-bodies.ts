import { readBoc } from "@/lib/ton/cell/boc";
import { readComment } from "@/lib/ton/cell/cell";
import { readAddress } from "../../../chain/cells/read-cell-address";
import { RawCellReader } from "../../../chain/cells/raw-cell-reader";
import type { RawCell } from "../../../chain/cells/raw-cell";
import { writeBag } from "../../../chain/cells/write-bag";
import { attempt } from "../../../indexer/attempt";

/** The parsed body of a message that an order sends, in v3 JSON. */
export interface ParsedBody {
  readonly type: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const COMMENT = 0;
const OPCODE_BITS = 32;

const LAYOUTS: ReadonlyMap<number, (reader: RawCellReader) => ParsedBody> = new Map([
  [0x0f8a7ea5, jettonTransfer],
  [0x595f07bc, jettonBurn],
  [0x5fcc3d14, nftTransfer],
]);

export function renderOrderBody(cell: RawCell): ParsedBody {
  const reader = new RawCellReader(cell);
  if (reader.bitsLeft < OPCODE_BITS) return transfer("");
  const opcode = reader.uint(OPCODE_BITS);
  if (opcode === COMMENT) return transfer(commentIn(cell));
  const layout = LAYOUTS.get(opcode);
  const parsed = layout === undefined ? null : attempt(() => layout(reader));
  return parsed ?? { type: "unknown", body: { opcode, data: base64(cell) } };
}

const transfer = (comment: string): ParsedBody => ({
  type: "ton_transfer",
  body: { comment, encrypted: false },
});

function commentIn(cell: RawCell): string {
  const graph = readBoc(writeBag(cell));
  return readComment(graph, graph.roots[0] ?? 0) ?? "";
}

/** A number if it is a safe integer, a decimal string otherwise. */
function numberOf(value: bigint): number | string {
  return value <= Number.MAX_SAFE_INTEGER ? Number(value) : String(value);
}

function base64(cell: RawCell | null): string | null {
  return cell === null ? null : writeBag(cell).toString("base64");
}

function jettonTransfer(reader: RawCellReader): ParsedBody {
  const head = { query_id: numberOf(reader.big(64)), amount: String(reader.coins()) };
  const ends = { destination: readAddress(reader), response: readAddress(reader) };
  const custom = reader.maybeRef();
  const forwardAmount = String(reader.coins());
  const payload = reader.bit() ? reader.ref() : reader.rest();
  const { sumType, comment } = payloadIn(payload);
  return {
    type: "jetton_transfer",
    body: {
      ...head,
      ...ends,
      custom_payload: base64(custom),
      forward_amount: forwardAmount,
      comment,
      encrypted_comment: false,
      forward_payload: base64(payload),
      payload_sum_type: sumType,
      stonfi_swap_body: null,
    },
  };
}

function payloadIn(payload: RawCell): { readonly sumType: string; readonly comment: string } {
  const reader = new RawCellReader(payload);
  if (reader.bitsLeft === 0) return { sumType: "", comment: "" };
  if (reader.bitsLeft < OPCODE_BITS || reader.uint(OPCODE_BITS) !== COMMENT)
    return { sumType: "Unknown", comment: "" };
  return { sumType: "TextComment", comment: commentIn(payload) };
}

function jettonBurn(reader: RawCellReader): ParsedBody {
  return {
    type: "jetton_burn",
    body: {
      query_id: numberOf(reader.big(64)),
      amount: String(reader.coins()),
      response_destination: readAddress(reader),
    },
  };
}

function nftTransfer(reader: RawCellReader): ParsedBody {
  const head = {
    query_id: numberOf(reader.big(64)),
    new_owner: readAddress(reader),
    response_destination: readAddress(reader),
  };
  const custom = reader.maybeRef();
  const forwardAmount = String(reader.coins());
  const payload = reader.bit() ? reader.ref() : reader.rest();
  return {
    type: "nft_transfer",
    body: {
      ...head,
      custom_payload: base64(custom),
      forward_amount: forwardAmount,
      forward_payload: base64(payload),
    },
  };
}
