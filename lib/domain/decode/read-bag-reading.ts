import { readBody } from "../../ton/bodies/read-body";
import type { BodyReading } from "../../ton/bodies/value";
import { readBoc, type BocLimits } from "../../ton/cell/boc";
import { bocProblem } from "../../ton/cell/boc-problem";
import type { CellGraph } from "../../ton/cell/cell";
import { codeMethods } from "../../ton/contract/code-methods";
import { codeName } from "../../ton/contract/code-names";
import { externalMessageHash } from "../../ton/structure/external-message-hash";
import { readStructures } from "../../ton/structure/read-structures";
import { bytesToHex } from "../../ton/value/write-hex";
import { FormatError } from "../../ton/value/format-error";
import { readBagText } from "../../search/bag-text";
import type { DecodedRoot, TextReading } from "./decode-report";

/** Imports `@ton/core`: for servers and workers. */

/** Values of a body on the page. */
const MOST_VALUES = 400;
/** Roots that are decoded; the tree has all of them. */
const MOST_ROOTS = 8;

/** Longer ones have no link and are not sent to the service. */
const LONGEST_LINKED = 100_000;

/** A bag of cells in any encoding, or what is wrong with it and where. */
export function readBagReading(input: string | Uint8Array, limits: BocLimits = {}): TextReading {
  try {
    const graph = readBoc(input, limits);
    const text = linkedText(input);
    const roots = graph.roots.slice(0, MOST_ROOTS).map((root) => decodeRoot(graph, root));
    const boc = text === null ? null : (readBagText(text)?.boc ?? null);
    return { is: "bag", boc, bytes: sizeOf(input), graph, roots };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const text = typeof input === "string" ? input : bytesToHex(input);
    return { is: "broken bag", reason: bocProblem(text, error.reason) };
  }
}

function linkedText(input: string | Uint8Array): string | null {
  if (input.length > LONGEST_LINKED) return null;
  return typeof input === "string" ? input : bytesToHex(input);
}

function sizeOf(input: string | Uint8Array): number {
  if (typeof input !== "string") return input.length;
  const digits = input.replaceAll(/\s+/g, "").replace(/^0x/i, "");
  if (/^[0-9a-f]*$/i.test(digits)) return digits.length / 2;
  return Math.floor((digits.replace(/(?<!=)=+$/, "").length * 3) / 4);
}

function decodeRoot(graph: CellGraph, root: number): DecodedRoot {
  const index = withinProof(graph, root);
  const structures = readStructures(graph, index, MOST_VALUES);
  const body = readBody(graph, index, { fromOutside: null, kinds: [], most: MOST_VALUES });
  const isBody = structures.length === 0 || isCertain(body);
  const isExternal = structures.some(({ name }) => name === "external_message");
  return {
    index,
    structures,
    body,
    leads: isBody ? "body" : "structure",
    code: codeOf(graph, index),
    messageHash: isExternal ? externalMessageHash(graph, index) : null,
  };
}

/** The cell that a proof is about. */
function withinProof(graph: CellGraph, root: number): number {
  const cell = graph.cells[root];
  return cell?.kind === "merkle proof" ? (cell.refs[0] ?? root) : root;
}

function isCertain(reading: BodyReading): boolean {
  return reading.is === "read" && (reading.body.fit.is === "whole" || reading.body.fit.is === "cut");
}

/** Code begins with the instruction that sets its codepage, or is of a known contract. */
function codeOf(graph: CellGraph, index: number): DecodedRoot["code"] {
  const cell = graph.cells[index];
  const name = cell === undefined ? null : codeName(cell.hash);
  const isCode = name !== null || cell?.data.startsWith("ff00") === true;
  return isCode ? { name, methods: codeMethods(graph, index) ?? [] } : null;
}
