import type { ConfigPart } from "../config-value";
import {
  coins,
  expectTag,
  layoutOf,
  readFacts,
  seconds,
  tagged,
  uint,
  type ParameterLayout,
} from "../parameter-layout";
import type { ParameterReader } from "../parameter-reader";
import type { ParameterRow } from "../parameter-row";

const group = "Governance";

function readIds(cell: ParameterReader): readonly ConfigPart[] {
  const ids = cell
    .entries(32)
    .map(({ key }) => Number(BigInt.asIntN(32, key)))
    .toSorted((one, other) => one - other);
  const value = { kind: "parameters", ids } as const;
  return [{ kind: "facts", title: null, fields: [{ name: "Parameters", value }] }];
}

const VOTING: Record<number, ParameterLayout> = {
  0x36: [
    ["Min rounds", uint(8)],
    ["Max rounds", uint(8)],
    ["Wins needed", uint(8)],
    ["Max losses", uint(8)],
    ["Min storage time", seconds],
    ["Max storage time", seconds],
    ["Bit price, raw units", uint(32)],
    ["Cell price, raw units", uint(32)],
  ],
};

function readVoting(cell: ParameterReader): readonly ConfigPart[] {
  expectTag(cell, 0x91);
  return ["Ordinary proposals", "Critical proposals"].map((title) => {
    const setup = cell.ref();
    return readFacts(setup, layoutOf(setup, VOTING), title);
  });
}

export const GOVERNANCE_PARAMETERS: readonly ParameterRow[] = [
  {
    id: 9,
    name: "Mandatory parameters",
    about: "Parameters that may be changed but not deleted.",
    group,
    read: readIds,
  },
  {
    id: 10,
    name: "Critical parameters",
    about: "Parameters whose change needs a critical proposal.",
    group,
    read: readIds,
  },
  {
    id: 11,
    name: "Proposal voting",
    about: "How validators vote on changes of the configuration, and what a proposal costs.",
    group,
    read: readVoting,
  },
  {
    id: 13,
    name: "Complaint prices",
    about: "What a complaint about a validator costs.",
    group,
    read: tagged({
      0x1a: [
        ["Deposit", coins],
        ["Bit price", coins],
        ["Cell price", coins],
      ],
    }),
  },
];
