import { optional, requiredMany, v2 } from "../endpoint";
import * as kinds from "../param";
import { exactlyOneOf } from "../param-rule";
import { boc, hash, list, struct, type Read } from "../schema";
import { Cell } from "./v2-types";
import { isAtBlock } from "./at-block";
import { atSeqno } from "./v2-params";

const group = "Configuration";
/** Nodes refuse to look up more at once. */
const MAX_LIBRARIES = 16;

const parameterNumber = kinds.int(0, 2 ** 31 - 1, "the number of a parameter");

export const ConfigInfo = struct({ config: Cell });
export type ConfigInfo = Read<typeof ConfigInfo>;

export const LibraryCells = struct({ result: list(struct({ hash, data: boc })) });
export type LibraryCells = Read<typeof LibraryCells>;

export const getConfigParam = v2({
  path: "getConfigParam",
  group,
  about: "One parameter of the network's configuration, as a cell.",
  params: {
    config_id: optional(parameterNumber, "Number of the parameter."),
    param: optional(parameterNumber, "The older name of the same parameter."),
    seqno: atSeqno,
  },
  rules: [exactlyOneOf(["config_id", "param"], "only one of config_id or param should be specified")],
  response: ConfigInfo,
  freshness: "slow",
  settled: isAtBlock,
});

export const getConfigAll = v2({
  path: "getConfigAll",
  group,
  about: "The whole configuration of the network, as one cell.",
  params: { seqno: atSeqno },
  response: ConfigInfo,
  freshness: "slow",
  settled: isAtBlock,
});

export const getLibraries = v2({
  path: "getLibraries",
  group,
  about: "Libraries (code that contracts share) by hash.",
  params: { libraries: requiredMany(kinds.hash, MAX_LIBRARIES, "Hashes of the libraries.") },
  response: LibraryCells,
  freshness: "slow",
  // A library is identified by its hash, so one that was found never changes; a missing one may appear.
  settled: (answer, { libraries }) => answer.result.length >= new Set(libraries).size,
});
