import type { ConfigPart, QuantityUnit } from "../config-value";
import {
  expectTag,
  maybe,
  readFacts,
  readFields,
  time,
  uint,
  type ParameterLayout,
} from "../parameter-layout";
import { accountAddress, unreadable, type ParameterReader } from "../parameter-reader";
import type { ParameterRow } from "../parameter-row";

const group = "Limits";

function readThresholds(cell: ParameterReader, title: string, unit: QuantityUnit | null): ConfigPart {
  expectTag(cell, 0xc3);
  return readFacts(
    cell,
    [
      ["Underload", uint(32, unit)],
      ["Soft limit", uint(32, unit)],
      ["Hard limit", uint(32, unit)],
    ],
    title,
  );
}

const OLDER = 0x5dn;
const NEWER = 0x5en;

function readBlockLimits(cell: ParameterReader): readonly ConfigPart[] {
  const tag = cell.uint(8);
  if (tag !== OLDER && tag !== NEWER) throw unreadable(`it is of an unknown kind (0x${tag.toString(16)})`);
  const parts = [
    readThresholds(cell, "Size", "bytes"),
    readThresholds(cell, "Gas", "gas"),
    readThresholds(cell, "Logical time", null),
  ];
  if (tag === OLDER) return parts;
  parts.push(readThresholds(cell, "Collated data", "bytes"));
  expectTag(cell, 0xd3);
  parts.push(
    readFacts(
      cell,
      [
        ["Max size", uint(32, "bytes")],
        ["Max messages", uint(32)],
      ],
      "Imported message queue",
    ),
  );
  return parts;
}

const SIZES: ParameterLayout = [
  ["Max message size", uint(32, "bits")],
  ["Max message cells", uint(32, "cells")],
  ["Max library cells", uint(32, "cells")],
  ["Max depth of VM data", uint(16, "levels")],
  ["Max size of external messages", uint(32, "bytes")],
  ["Max depth of external messages", uint(16, "levels")],
];

const ACCOUNT_SIZES: ParameterLayout = [
  ["Max account cells, basechain", uint(32, "cells")],
  ["Max account cells, masterchain", uint(32, "cells")],
  ["Max public libraries of an account", uint(32)],
  ["Deferred from a queue of", uint(32, "messages")],
  ["Max extra currencies in a message", uint(32)],
  ["Max fixed prefix of an address", uint(8, "bits")],
  ["Cells for a storage dictionary", uint(32, "cells")],
];

const LIBRARY_LOADS: ParameterLayout = [
  ["Max library loads of a transaction", maybe(uint(32, "libraries"), "No limit")],
];

const FIRST_SIZES = 0x01n;
const SECOND_SIZES = 0x02n;

/** Versions of the protocol have added fields at the end without another tag. */
function readSizes(cell: ParameterReader): readonly ConfigPart[] {
  const tag = cell.uint(8);
  if (tag !== FIRST_SIZES && tag !== SECOND_SIZES)
    throw unreadable(`it is of an unknown kind (0x${tag.toString(16)})`);
  const fields = [...readFields(cell, SIZES)];
  if (tag === SECOND_SIZES)
    for (const field of [...ACCOUNT_SIZES, ...LIBRARY_LOADS])
      if (cell.rest.bits > 0) fields.push(...readFields(cell, [field]));
  return [{ kind: "facts", title: null, fields }];
}

/** Keys are a workchain and an account. */
const SUSPENDED_KEY = 288;

function readSuspended(cell: ParameterReader): readonly ConfigPart[] {
  expectTag(cell, 0x00);
  const entries = cell.dictionary(SUSPENDED_KEY);
  return [
    readFacts(cell, [["Suspended until", time]]),
    {
      kind: "table",
      title: "Suspended addresses",
      columns: ["Account"],
      rows: entries.map(({ key }) => {
        const workchain = Number(BigInt.asIntN(32, key >> 256n));
        return [{ kind: "account", address: accountAddress(workchain, BigInt.asUintN(256, key)) }];
      }),
    },
  ];
}

export const LIMIT_PARAMETERS: readonly ParameterRow[] = [
  {
    id: 23,
    name: "Block limits, basechain",
    about: "When a shard block is full: its size, gas and logical time. Shards split and merge by these.",
    group,
    read: readBlockLimits,
  },
  {
    id: 22,
    name: "Block limits, masterchain",
    about: "When a masterchain block is full: its size, gas and logical time.",
    group,
    read: readBlockLimits,
  },
  {
    id: 43,
    name: "Size limits",
    about: "How large messages, libraries and accounts can be.",
    group,
    read: readSizes,
  },
  {
    id: 44,
    name: "Suspended addresses",
    about: "Accounts that cannot be deployed or used until a date.",
    group,
    read: readSuspended,
  },
];
