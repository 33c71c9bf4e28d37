import { isStandard } from "@/lib/ton/address/address";
import { readMessage } from "../cells/read-message";
import { normalizedHash } from "../cells/normalized-hash";
import { BagError, readBag } from "../cells/read-bag";
import type { RawCell } from "../cells/raw-cell";
import type { ExternalMessage } from "./queued-messages";
import { shardOf } from "./shard-ids";

const MAX_BYTES = 65_535;
const MAX_DEPTH = 512;

export type DecodedExternal =
  | { readonly kind: "message"; readonly message: ExternalMessage }
  | { readonly kind: "malformed"; readonly reason: string };

const malformed = (reason: string) => ({ kind: "malformed", reason }) as const;

function rootOf(bytes: Uint8Array): RawCell | string {
  try {
    return readBag(bytes);
  } catch (error) {
    return error instanceof BagError ? error.message : "external message is not a valid bag of cells";
  }
}

function messageOf(root: RawCell, boc: Uint8Array): DecodedExternal {
  const { info, body } = readMessage(root);
  const hash = normalizedHash(info.destination, body);
  if (info.destination === null || hash === null || !isStandard(info.destination)) {
    return malformed("destination of an inbound external message is an invalid blockchain address");
  }
  if (shardOf(info.destination) === null) {
    return malformed("destination of an inbound external message is in a workchain that does not exist");
  }
  return { kind: "message", message: { normalizedHash: hash, boc, destination: info.destination } };
}

/** Parses an external message, with a node's reasons for a malformed one. */
export function decodeExternal(boc: Uint8Array): DecodedExternal {
  if (boc.length > MAX_BYTES) return malformed("external message too large, rejecting");
  const root = rootOf(boc);
  if (typeof root === "string") return malformed(root);
  if (root.descriptor >> 5 !== 0) return malformed("external message must have zero level");
  if (root.depth >= MAX_DEPTH) return malformed("external message is too deep");
  if (root.exotic || root.bits < 2 || (root.data[0] ?? 0) >> 6 !== 2) {
    return malformed("external message must begin with ext_in_msg_info$10");
  }
  try {
    return messageOf(root, boc);
  } catch {
    return malformed("external message is not a (Message Any) according to automated checks");
  }
}
