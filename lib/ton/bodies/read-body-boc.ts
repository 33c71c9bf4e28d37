import { readSmallBoc, type SmallBoc } from "../cell/small-boc";
import { readBody, type BodyContext } from "./read-body";
import type { BodyReading } from "./value";

export type BodyBocReading = BodyReading | Exclude<SmallBoc, { is: "read" }>;

/** Reads a body as services write it. Imports `@ton/core`: for servers and workers. */
export function readBodyBoc(boc: string, context: BodyContext): BodyBocReading {
  const read = readSmallBoc(boc);
  return read.is === "read" ? readBody(read.graph, read.graph.roots[0] ?? 0, context) : read;
}
