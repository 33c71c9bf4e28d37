import { optionalInOrder, v3 } from "../endpoint";
import * as param from "../param";
import { json, list, listOrNull, struct, text, type Read } from "../schema";
import { MAX_ROWS } from "./v3-params";

/** In the order of the request; "unknown" and `{ error }` stand for values without a name. */
export const Decoded = struct({ opcodes: list(text), bodies: listOrNull(json) });
export type Decoded = Read<typeof Decoded>;

const decoding = {
  path: "decode",
  group: "Utils",
  about: "Names of operation codes and the contents of message bodies.",
  params: {
    opcodes: optionalInOrder(param.opcode, MAX_ROWS, "Operation codes, hexadecimal or decimal."),
    bodies: optionalInOrder(param.boc, MAX_ROWS, "Message bodies, base64 or hexadecimal."),
  },
  response: Decoded,
  freshness: "slow",
} as const;

export const decode = v3(decoding);

/** For requests that do not fit into a URL. */
export const decodePost = v3({ ...decoding, name: "decode.post", method: "POST", operation: "run" });
