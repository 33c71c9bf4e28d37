import type { ConfigField, ConfigPart, ConfigValue } from "../config-value";
import {
  flag,
  expectTag,
  milliseconds,
  readFields,
  seconds,
  tagged,
  uint,
  type ParameterLayout,
  type ParameterField,
} from "../parameter-layout";
import { unreadable, type ParameterReader } from "../parameter-reader";
import type { ParameterRow } from "../parameter-row";

const group = "Consensus";

const GROUPS: ParameterLayout = [
  ["Masterchain group lifetime", seconds],
  ["Shard group lifetime", seconds],
  ["Shard validators lifetime", seconds],
  ["Validators of a shard", uint(32)],
];

const TIMING: ParameterLayout = [
  ["Delay of the next candidate", milliseconds],
  ["Consensus timeout", milliseconds],
  ["Fast attempts", uint(32)],
  ["Attempt duration", seconds],
  ["Max dependencies of a message", uint(32, "messages")],
  ["Max block size", uint(32, "bytes")],
  ["Max collated data", uint(32, "bytes")],
];

const FLAGGED: ParameterLayout = [
  ["Flags", uint(7)],
  ["New group ids", flag],
  ["Candidates of a round", uint(8)],
  ...TIMING,
];

const PROTOCOL: ParameterField = ["Protocol version", uint(16)];

const FIRST_SIMPLEX = 0x21n;
const SECOND_SIMPLEX = 0x22n;

/** The settings of the second version, by number. */
const SETTINGS: readonly (readonly [name: string, read: (value: bigint) => ConfigValue])[] = [
  ["Target block time", duration],
  ["First block timeout", duration],
  ["First block timeout factor", floatFactor],
  ["Max first block timeout", duration],
  ["Candidate timeout", duration],
  ["Candidate timeout factor", floatFactor],
  ["Max candidate timeout", duration],
  ["Candidate cooldown", duration],
  ["Standstill timeout", duration],
  ["Max standstill traffic", (value) => ({ kind: "quantity", value, unit: "bytes/s" })],
  ["Max leader window desync", (value) => ({ kind: "quantity", value, unit: null })],
  ["Ban for bad signatures", duration],
  ["Max candidate requests", (value) => ({ kind: "quantity", value, unit: "requests/s" })],
  ["Min block interval", duration],
  ["No empty blocks after an error for", duration],
];

function duration(ms: bigint): ConfigValue {
  return { kind: "duration", ms };
}

/** The 32 bits of a floating-point number. */
function floatFactor(bits: bigint): ConfigValue {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, Number(bits));
  return { kind: "text", text: `× ${Number(view.getFloat32(0).toPrecision(6))}` };
}

const FIRST: ParameterLayout = [
  ["Flags", uint(7)],
  ["QUIC", flag],
  ["Target block time", milliseconds],
  ["Slots of a leader", uint(32)],
  ["First block timeout", milliseconds],
  ["Max leader window desync", uint(32)],
];

const SECOND: ParameterLayout = [
  ["Flags", uint(5)],
  ["Protocol version", uint(2)],
  ["QUIC", flag],
  ["Slots of a leader", uint(32)],
];

function readSimplex(cell: ParameterReader): readonly ConfigField[] {
  const tag = cell.uint(8);
  if (tag === FIRST_SIMPLEX) return readFields(cell, FIRST);
  if (tag !== SECOND_SIMPLEX) throw unreadable(`it is of an unknown kind (0x${tag.toString(16)})`);
  const fields = readFields(cell, SECOND);
  const settings = cell.dictionary(8).map(({ key, value }) => {
    const [name, read] = SETTINGS[Number(key)] ?? [`Setting ${key}`, plainNumber];
    return { name, value: read(value.uint(32)) };
  });
  return [...fields, ...settings];
}

function plainNumber(value: bigint): ConfigValue {
  return { kind: "quantity", value, unit: null };
}

function readNewConsensus(cell: ParameterReader): readonly ConfigPart[] {
  expectTag(cell, 0x10);
  return ["Masterchain", "Shards"].map((title) => {
    const part = cell.maybeRef();
    const none: readonly ConfigField[] = [{ name: "Simplex", value: { kind: "flag", value: false } }];
    return { kind: "facts", title, fields: part === null ? none : readSimplex(part) };
  });
}

export const CONSENSUS_PARAMETERS: readonly ParameterRow[] = [
  {
    id: 28,
    name: "Validator groups",
    about: "How many validators a shard has, and for how long a group of them stays together.",
    group,
    read: tagged({
      0xc1: GROUPS,
      0xc2: [["Flags", uint(7)], ["Shuffled masterchain validators", flag], ...GROUPS],
    }),
  },
  {
    id: 29,
    name: "Consensus",
    about: "Timeouts and sizes of the rounds in which validators agree on a block.",
    group,
    read: tagged({
      0xd6: [["Candidates of a round", uint(32)], ...TIMING],
      0xd7: FLAGGED,
      0xd8: [...FLAGGED, PROTOCOL],
      0xd9: [...FLAGGED, PROTOCOL, ["Max blocks coefficient", uint(32)]],
    }),
  },
  {
    id: 30,
    name: "Simplex consensus",
    about: "Settings of the newer consensus, apart for the masterchain and for shards.",
    group,
    read: readNewConsensus,
  },
];
