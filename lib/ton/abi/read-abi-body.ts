import { BodyReader } from "../bodies/body-reader";
import { readingOf } from "../bodies/read-body";
import { readLayout } from "../bodies/read-layout";
import type { Body } from "../bodies/value";
import type { CellGraph } from "../cell/cell";
import { formatOpcode } from "../contract/opcode";
import { byLongestPrefix } from "./abi-types";
import type { AbiMessage, ContractAbi } from "./contract-abi";

const OPCODE_BITS = 32;

/**
 * Reads cells by what a file says: the message whose tag they begin with, otherwise one without a tag that fits to the
 * last bit. Null where none does. Never throws, whatever file and cells are.
 */
export function readAbiBody(abi: ContractAbi, graph: CellGraph, index: number, most: number): Body | null {
  const root = graph.cells[index];
  if (root === undefined || root.kind !== "ordinary") return null;
  const readAs = (message: AbiMessage): Body | null => {
    const reader = new BodyReader(graph, root, readingOf(most));
    const { bits, value } = message.prefix;
    if (reader.uint(bits) !== BigInt(value)) return null;
    const opcode = bits === OPCODE_BITS ? formatOpcode(value) : null;
    return readLayout({ ...message, standard: abi.format }, reader, opcode, "opcode");
  };
  const isRead = (body: Body | null): body is Body => body !== null && body.fit.is !== "unfit";
  const tagged = byLongestPrefix(abi.messages.filter(({ prefix }) => prefix.bits > 0)).map(readAs);
  const whole = abi.messages.filter(({ prefix }) => prefix.bits === 0).map(readAs);
  return (
    tagged.find(isRead) ??
    whole.find((body) => body?.fit.is === "whole") ??
    tagged.find((body) => body !== null) ??
    null
  );
}
