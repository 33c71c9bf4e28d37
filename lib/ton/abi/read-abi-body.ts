import { BodyReader } from "../bodies/body-reader";
import { readingOf } from "../bodies/read-body";
import { readLayout } from "../bodies/read-layout";
import type { Body } from "../bodies/value";
import type { CellGraph } from "../cell/cell";
import { formatOpcode } from "../contract/opcode";
import { byLongestPrefix } from "./abi-types";
import type { AbiFormat, AbiMessage, ContractAbi } from "./contract-abi";

const OPCODE_BITS = 32;

/** Reads cells as one of a file's structures; null if they do not begin with its tag, and for exotic cells. */
type ReadAs = (message: AbiMessage) => Body | null;

function readerOf(format: AbiFormat, graph: CellGraph, index: number, most: number): ReadAs {
  const root = graph.cells[index];
  if (root === undefined || root.kind !== "ordinary") return () => null;
  const readFields = (message: AbiMessage): Body | null => {
    const reader = new BodyReader(graph, root, readingOf(most));
    const { bits, value } = message.prefix;
    if (reader.uint(bits) !== BigInt(value)) return null;
    const opcode = bits === OPCODE_BITS ? formatOpcode(value) : null;
    return readLayout({ ...message, standard: format }, reader, opcode, "opcode");
  };
  return (message) => {
    const body = readFields(message);
    if (body === null || body.fit.is === "whole" || message.olderFields === undefined) return body;
    const older = readFields({ ...message, fields: message.olderFields });
    return older?.fit.is === "whole" || body.fit.is === "unfit" ? older : body;
  };
}

/**
 * Reads cells according to a file: the message whose tag they begin with, otherwise one without a tag that fits to
 * the last bit. Null if none does. Never throws, whatever the file and the cells are.
 */
export function readAbiBody(abi: ContractAbi, graph: CellGraph, index: number, most: number): Body | null {
  const readAs = readerOf(abi.format, graph, index, most);
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

/** Reads the data of a contract as the structures that a file declares for it. Null if nothing fits to the last bit. */
export function readAbiData(abi: ContractAbi, graph: CellGraph, index: number, most: number): Body | null {
  const readAs = readerOf(abi.format, graph, index, most);
  for (const message of abi.data) {
    const body = readAs(message);
    if (body?.fit.is === "whole") return body;
  }
  return null;
}
