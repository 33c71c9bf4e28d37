import type { ConfigField, ConfigPart } from "../config-value";
import {
  digits,
  expectTag,
  flag,
  int32,
  plain,
  readFields,
  seconds,
  time,
  uint,
  type ParameterLayout,
} from "../parameter-layout";
import { hex, unreadable, type ParameterReader } from "../parameter-reader";
import type { ParameterRow } from "../parameter-row";

const group = "Version and workchains";

/** The names of the bits, the lowest first. */
const CAPABILITIES = [
  ["capIhrEnabled", "IHR"],
  ["capCreateStatsEnabled", "Statistics of block creators in the masterchain state"],
  ["capBounceMsgBody", "Bounced messages carry the start of their body"],
  ["capReportVersion", "Blocks say the software version of their creator"],
  ["capSplitMergeTransactions", "Transactions for split and merge of contracts"],
  ["capShortDequeue", "Short records of dequeued messages"],
  ["capStoreOutMsgQueueSize", "Shard states store the size of the message queue"],
  ["capMsgMetadata", "Messages carry the metadata of their trace"],
  ["capDeferMessages", "Messages of busy accounts wait in dispatch queues"],
  ["capFullCollatedData", "Block candidates come with all data to check them"],
] as const;

const CAPABILITY_BITS = 64;

function readVersion(cell: ParameterReader): readonly ConfigPart[] {
  expectTag(cell, 0xc4);
  const version = cell.uint(32);
  const mask = cell.uint(CAPABILITY_BITS);
  const on = Array.from({ length: CAPABILITY_BITS }, (_, bit) => bit).filter(
    (bit) => (mask >> BigInt(bit)) & 1n,
  );
  const rows = on.map((bit) => {
    const [name, about] = CAPABILITIES[bit] ?? [`Bit ${bit}`, "Not known to this explorer"];
    return [
      { kind: "text", text: name } as const,
      { kind: "text", text: about } as const,
      { kind: "text", text: `${bit}` } as const,
    ];
  });
  return [
    {
      kind: "facts",
      title: null,
      fields: [
        { name: "Version", value: { kind: "quantity", value: version, unit: null } },
        { name: "Capability mask", value: { kind: "text", text: `0x${hex(mask, 4)}` } },
      ],
    },
    { kind: "table", title: "Capabilities", columns: ["Capability", "Meaning", "Bit"], rows },
  ];
}

const COMMON: ParameterLayout = [
  ["Enabled since", time],
  ["Active min split", uint(8)],
  ["Min split", uint(8)],
  ["Max split", uint(8)],
];

const STATE: ParameterLayout = [
  ["Active", flag],
  ["Accepts messages", flag],
  ["Flags", uint(13)],
  ["Zerostate root hash", digits(256, "root hash")],
  ["Zerostate file hash", digits(256, "file hash")],
  ["Version", uint(32)],
];

const BASIC_FORMAT: ParameterLayout = [
  ["VM version", int32],
  ["VM mode", uint(64)],
];

const EXTENDED_FORMAT: ParameterLayout = [
  ["Min address length", uint(12, "bits")],
  ["Max address length", uint(12, "bits")],
  ["Address length step", uint(12, "bits")],
  ["Workchain type", uint(32)],
];

const SPLIT_MERGE: ParameterLayout = [
  ["Split and merge delay", seconds],
  ["Split and merge interval", seconds],
  ["Min split and merge interval", seconds],
  ["Max split and merge delay", seconds],
];

const OLDER = 0xa6n;
const NEWER = 0xa7n;
const FORMAT_BITS = 4;

function readWorkchain(cell: ParameterReader): readonly ConfigField[] {
  const tag = cell.uint(8);
  if (tag !== OLDER && tag !== NEWER) throw unreadable("a workchain is of an unknown kind");
  const common = readFields(cell, COMMON);
  const isBasic = cell.flag();
  const state = readFields(cell, STATE);
  expectTag(cell, isBasic ? 1 : 0, FORMAT_BITS);
  const format = readFields(cell, isBasic ? BASIC_FORMAT : EXTENDED_FORMAT);
  if (tag === OLDER) return [...common, ...state, ...format];
  expectTag(cell, 0, FORMAT_BITS);
  const timing = readFields(cell, [...SPLIT_MERGE, ["Persistent state split depth", uint(8, "levels")]]);
  return [...common, ...state, ...format, ...timing];
}

function readWorkchains(cell: ParameterReader): readonly ConfigPart[] {
  const entries = cell.dictionary(32);
  if (entries.length === 0) return [{ kind: "table", title: "Workchains", columns: ["Workchain"], rows: [] }];
  return entries.map(({ key, value }) => ({
    kind: "facts",
    title: `Workchain ${BigInt.asIntN(32, key)}`,
    fields: readWorkchain(value),
  }));
}

export const WORKCHAIN_PARAMETERS: readonly ParameterRow[] = [
  {
    id: 8,
    name: "Network version",
    about: "The version of the protocol and the capabilities that are switched on.",
    group,
    read: readVersion,
  },
  {
    id: 12,
    name: "Workchains",
    about: "Which workchains there are besides the masterchain, and how their shards split and merge.",
    group,
    read: readWorkchains,
  },
  {
    id: 19,
    name: "Global id",
    about: "The number of the network, which signed messages of some wallets carry.",
    group,
    read: plain([["Global id", int32]]),
  },
];
