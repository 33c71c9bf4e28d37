import { readBoc } from "../../../ton/cell/boc";
import { CellReader } from "../../../ton/cell/cell-reader";
import { FormatError } from "../../../ton/value/format-error";
import type { Address } from "../../../ton/address/address";
import type { Message } from "../../../toncenter/v3/v3-message";

/** Messages that move tokens: TEP-74 jettons and TEP-62 items. */
export type TokenMessage =
  /** From one wallet to another, or to the master that burns them; `owner` is the sender. */
  | {
      readonly is: "jettons";
      readonly amount: bigint;
      readonly owner: Address | null;
      readonly burnt: boolean;
    }
  | { readonly is: "item"; readonly newOwner: Address };

/** Bodies of these messages are one cell and a custom payload. */
const LIMITS = { maxBytes: 64 * 1024, maxCells: 2_000 };
const OPCODE_BITS = 32;
const QUERY_BITS = 64;

type Read = (body: CellReader) => TokenMessage | null;

const jettons =
  (burnt: boolean): Read =>
  (body) => {
    const amount = body.coins();
    return amount === null ? null : { is: "jettons", amount, owner: body.address(), burnt };
  };

const item: Read = (body) => {
  const newOwner = body.address();
  return newOwner === null ? null : { is: "item", newOwner };
};

const BODIES: Readonly<Record<string, Read>> = {
  // internal_transfer, burn_notification, transfer of an item
  "0x178d4519": jettons(false),
  "0x7bdd97de": jettons(true),
  "0x5fcc3d14": item,
};

/** Reads a message that moves tokens; null for all others. */
export function tokenMessage(message: Message): TokenMessage | null {
  const read = BODIES[message.opcode ?? ""];
  return read === undefined ? null : readAfterQuery(message, read);
}

/** An order of an owner to the jetton wallet. */
export interface TokenOrder {
  /** The account that receives the tokens; null for a burn. */
  readonly receiver: Address | null;
}

const receiverOf = (body: CellReader): TokenOrder | null =>
  body.coins() === null ? null : { receiver: body.address() };

const ORDERS: Readonly<Record<string, (body: CellReader) => TokenOrder | null>> = {
  // transfer, burn
  "0x0f8a7ea5": receiverOf,
  "0x595f07bc": () => ({ receiver: null }),
};

export const isOrder = ({ opcode }: Message): boolean => opcode !== null && ORDERS[opcode] !== undefined;

/** Reads an order to a jetton wallet; null for all other messages. */
export function tokenOrder(message: Message): TokenOrder | null {
  const read = ORDERS[message.opcode ?? ""];
  return read === undefined ? null : readAfterQuery(message, read);
}

function readAfterQuery<T>(
  { bounced, message_content }: Message,
  read: (body: CellReader) => T | null,
): T | null {
  const body = message_content?.body ?? null;
  if (body === null || bounced === true) return null;
  try {
    const { roots, cells } = readBoc(body, LIMITS);
    const root = cells[roots[0] ?? -1];
    if (root === undefined) return null;
    const reader = new CellReader(root);
    return reader.uint(OPCODE_BITS + QUERY_BITS) === null ? null : read(reader);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return null;
  }
}
