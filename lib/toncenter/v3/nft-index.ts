import * as v from "valibot";
import { bigint } from "../schema";

/**
 * An index within a collection: often a hash of 256 bits. Some sources send it as a JSON number,
 * rounded. It only distinguishes items on screen and nothing is computed from it, so a rounded index is
 * accepted, where a rounded amount would be refused.
 */
export const nftIndex = v.union([
  bigint,
  v.pipe(
    v.number(),
    v.integer(),
    v.transform((rounded) => BigInt(rounded)),
  ),
]);
