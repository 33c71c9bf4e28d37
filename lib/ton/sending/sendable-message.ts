import { beginCell, type Cell } from "@ton/core";
import { accountIdOf, workchainOf, type Address } from "../address/address";
import { readBody } from "../bodies/read-body";
import type { BodyReading } from "../bodies/value";
import { graphOfCells } from "../cell/boc";
import type { CellNode } from "../cell/cell";
import { codeName } from "../contract/code-names";
import { walletIn } from "../contract/wallet-data";
import { bytesToBase64 } from "../value/bytes";
import { bytesToHex } from "../value/write-hex";
import { FormatError } from "../value/format-error";
import { isHash, type Hash } from "../value/hash";
import { normalizedMessage, openMessage, type InitCells, type OpenedMessage } from "./open-message";
import { SIGNED_PART, signedOrderIn, type OrderLayoutName, type SignedOrder } from "./signed-order";

/** The state that a message brings for an account that is not deployed yet. */
export interface BroughtState {
  readonly hash: Hash;
  readonly codeHash: Hash | null;
  /** Null unless its code is widely used. */
  readonly kind: string | null;
  readonly seqno: number | null;
  readonly walletId: number | null;
  /** Whether it belongs to the destination. */
  readonly fits: boolean;
}

/** An external message, read. Plain values: a worker can post it. */
export interface SendableMessage {
  /** Base64. */
  readonly boc: string;
  readonly bytes: number;
  readonly cells: number;
  readonly depth: number;
  readonly hash: Hash;
  /** The hash by which the index finds it (TEP-467), whatever its optional parts. */
  readonly normalizedHash: Hash;
  readonly destination: Address;
  readonly init: BroughtState | null;
  readonly body: BodyReading;
  /** Null if the body is not that of a wallet. */
  readonly order: SignedOrder | null;
  /** The hash that the signature signs. */
  readonly signedHash: Hash | null;
}

/** The most values that are read of the body. */
const MOST_VALUES = 2_000;

/**
 * Reads an external message. The kind of its destination, if known, determines the layout of the body; otherwise the
 * body's form does. Throws a FormatError for anything else.
 */
export function readSendable(input: string | Uint8Array, kind: string | null = null): SendableMessage {
  return describeMessage(openMessage(input), kind);
}

export function describeMessage(opened: OpenedMessage, kind: string | null): SendableMessage {
  const { root, destination } = opened;
  const init = opened.init === null ? null : broughtState(opened.init, destination);
  const known = kind ?? (init?.fits === true ? init.kind : null);
  const graph = graphOfCells([opened.body]);
  const context = { fromOutside: true, kinds: known === null ? [] : [known], most: MOST_VALUES };
  const body = readBody(graph, graph.roots[0] ?? 0, context);
  const order = body.is === "read" ? signedOrderIn(graph, body.body) : null;
  const bytes = root.toBoc({ idx: false, crc32: false });
  return {
    boc: bytesToBase64(bytes, "standard"),
    bytes: bytes.length,
    cells: graphOfCells([root]).cells.length,
    depth: root.depth(),
    hash: hashOf(root),
    normalizedHash: hashOf(normalizedMessage(opened)),
    destination,
    init,
    body,
    order,
    signedHash: order === null ? null : signedHashOf(opened.body, order.layout),
  };
}

function hashOf(cell: Cell): Hash {
  const hash = bytesToHex(cell.hash());
  if (!isHash(hash)) throw new FormatError("external message", "its cells are malformed");
  return hash;
}

function broughtState({ cell, code, data }: InitCells, destination: Address): BroughtState {
  const hash = hashOf(cell);
  const codeHash = code === null ? null : hashOf(code);
  const kind = codeHash === null ? null : codeName(codeHash);
  const root = data === null ? null : rootOf(data);
  const wallet = kind === null || root === null ? null : walletIn(kind, root);
  const fits = accountIdOf(destination).toLowerCase() === hash && workchainOf(destination) !== null;
  return { hash, codeHash, kind, seqno: wallet?.seqno ?? null, walletId: wallet?.id ?? null, fits };
}

/** A cell of a message in the form that codecs of contract data take. */
export function rootOf(cell: Cell): CellNode | null {
  const graph = graphOfCells([cell]);
  return graph.cells[graph.roots[0] ?? -1] ?? null;
}

const SIGNATURE_BITS = 512;

/** The hash that the key has signed. */
function signedHashOf(body: Cell, layout: OrderLayoutName): Hash | null {
  const signed = signedCell(body, SIGNED_PART[layout]);
  return signed === null ? null : hashOf(signed);
}

function signedCell(body: Cell, where: (typeof SIGNED_PART)[OrderLayoutName]): Cell | null {
  const length = body.bits.length - SIGNATURE_BITS;
  if (length < 0) return null;
  if (where === "apart") return body.refs[0] ?? null;
  const bits = body.bits.substring(where === "behind" ? SIGNATURE_BITS : 0, length);
  const signed = beginCell().storeBits(bits);
  for (const ref of body.refs) signed.storeRef(ref);
  return signed.endCell();
}
