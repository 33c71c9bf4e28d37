import { counted } from "../../text/counted";
import { readBoc } from "../../ton/cell/boc";
import type { CellGraph } from "../../ton/cell/cell";
import { CellReader } from "../../ton/cell/cell-reader";
import { readDictionary, type DictionaryEntry } from "../../ton/cell/dictionary";
import { FormatError } from "../../ton/value/format-error";
import type { Hash } from "../../ton/value/hash";
import { CONFIG_PARAMETERS } from "./config-parameters";
import type { ConfigPart } from "./config-value";
import { ParameterReader, unreadable } from "./parameter-reader";
import { PARAMETER_GROUPS, type ParameterGroup } from "./parameter-row";

/** More than any network has. */
const MOST_PARAMETERS = 1_000;
const ID_BITS = 32;

export interface DecodedParameter {
  readonly id: number;
  readonly name: string;
  /** Null for parameters that are not known here. */
  readonly about: string | null;
  readonly group: ParameterGroup;
  /** Empty where it could not be decoded. */
  readonly parts: readonly ConfigPart[];
  /** Why it was not decoded, or not completely. */
  readonly problem: string | null;
  readonly hash: Hash;
  /** Of its cell. */
  readonly graph: CellGraph;
  readonly index: number;
}

export interface DecodedConfig {
  /** In the order of the groups, and of the table of parameters within a group. */
  readonly parameters: readonly DecodedParameter[];
}

const ROWS = new Map(CONFIG_PARAMETERS.map((row, place) => [row.id, { row, place }]));

/** All parameters of a configuration, from its cell in base64, including those that cannot be decoded. */
export function decodeConfig(boc: string): DecodedConfig {
  const graph = readBoc(boc);
  const dictionary = readDictionary(graph, graph.roots[0] ?? 0, ID_BITS, MOST_PARAMETERS);
  if (dictionary === null) throw unreadable("its dictionary is malformed");
  if (!dictionary.whole) throw unreadable("it has too many parameters");
  const parameters = dictionary.entries
    .map((entry) => decodeEntry(graph, entry))
    .toSorted((one, other) => placeOf(one) - placeOf(other) || one.id - other.id);
  return { parameters };
}

function decodeEntry(graph: CellGraph, { key, cell, start }: DictionaryEntry): DecodedParameter {
  const id = Number(BigInt.asIntN(ID_BITS, BigInt(`0b${key}`)));
  const reader = new CellReader(cell);
  reader.uint(start);
  const index = reader.ref();
  if (index === null) throw unreadable(`parameter ${id} has no cell`);
  return decodeParameter(graph, index, id);
}

/** One parameter, from its cell. */
export function decodeParameter(graph: CellGraph, index: number, id: number): DecodedParameter {
  const node = graph.cells[index];
  if (node === undefined) throw unreadable(`parameter ${id} has no cell`);
  const row = ROWS.get(id)?.row;
  const raw = { id, hash: node.hash, graph, index };
  if (row === undefined)
    return {
      ...raw,
      name: "Unknown parameter",
      about: null,
      group: "Other",
      parts: [],
      problem: "Its layout is not known.",
    };
  const { name, about, group } = row;
  try {
    const cell = new ParameterReader(graph, index);
    const parts = row.read(cell);
    return { ...raw, name, about, group, parts, problem: problemOf(cell.rest) };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return { ...raw, name, about, group, parts: [], problem: `Not decoded: ${error.reason}.` };
  }
}

function problemOf({ bits, refs }: ParameterReader["rest"]): string | null {
  if (bits === 0 && refs === 0) return null;
  return `Not decoded at its end: ${counted(bits, "bit")}, ${counted(refs, "reference")}.`;
}

function placeOf({ id, group }: DecodedParameter): number {
  return PARAMETER_GROUPS.indexOf(group) * MOST_PARAMETERS + (ROWS.get(id)?.place ?? 0);
}
