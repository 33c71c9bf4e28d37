import type { ConfigPart } from "../config-value";
import {
  coins64,
  expectTag,
  layoutOf,
  price,
  ratio,
  readFields,
  tagged,
  time,
  uint,
  type ParameterLayout,
  type ReadParameter,
} from "../parameter-layout";
import type { ParameterReader } from "../parameter-reader";
import type { ParameterRow } from "../parameter-row";

const group = "Fees and gas";
const SIXTEEN_BITS = 65_536n;

const STORAGE: ParameterLayout = [
  ["In force since", time],
  ["Basechain, per bit and second", price("bit·s")],
  ["Basechain, per cell and second", price("cell·s")],
  ["Masterchain, per bit and second", price("bit·s")],
  ["Masterchain, per cell and second", price("cell·s")],
];

/** The periods of the prices, the newest first. */
function readStorage(cell: ParameterReader): readonly ConfigPart[] {
  const periods = cell.entries(32).map(({ value }) => {
    expectTag(value, 0xcc);
    return readFields(value, STORAGE);
  });
  return periods
    .toReversed()
    .map((fields, place) => ({ kind: "facts", title: place === 0 ? "Newest" : `Before (${place})`, fields }));
}

const FLAT_GAS = 0xd1n;
const FLAT: ParameterLayout = [
  ["Flat gas limit", uint(64, "gas")],
  ["Flat gas price", coins64],
];

const LIMITS: ParameterLayout = [
  ["Gas credit of external messages", uint(64, "gas")],
  ["Gas limit of a block", uint(64, "gas")],
  ["Frozen at a debt of", coins64],
  ["Deleted at a debt of", coins64],
];

const GAS: Record<number, ParameterLayout> = {
  0xdd: [["Gas price", price("gas")], ["Gas limit", uint(64, "gas")], ...LIMITS],
  0xde: [
    ["Gas price", price("gas")],
    ["Gas limit", uint(64, "gas")],
    ["Gas limit of special contracts", uint(64, "gas")],
    ...LIMITS,
  ],
};

const readGas: ReadParameter = (cell) => {
  const flat = cell.peek(8) === FLAT_GAS ? [...readFlat(cell)] : [];
  const fields = readFields(cell, layoutOf(cell, GAS));
  return [{ kind: "facts", title: null, fields: [...flat, ...fields] }];
};

function readFlat(cell: ParameterReader) {
  cell.uint(8);
  return readFields(cell, FLAT);
}

const readForward = tagged({
  0xea: [
    ["Base price", coins64],
    ["Bit price", price("bit")],
    ["Cell price", price("cell")],
    ["IHR price factor", ratio(32, SIXTEEN_BITS, "factor")],
    ["Share of the first validators", ratio(16, SIXTEEN_BITS)],
    ["Share of those on the way", ratio(16, SIXTEEN_BITS)],
  ],
});

export const FEE_PARAMETERS: readonly ParameterRow[] = [
  {
    id: 21,
    name: "Gas prices, basechain",
    about: "What gas costs in workchain 0, and how much of it a transaction and a block can use.",
    group,
    read: readGas,
  },
  {
    id: 20,
    name: "Gas prices, masterchain",
    about: "What gas costs in the masterchain, and how much of it a transaction and a block can use.",
    group,
    read: readGas,
  },
  {
    id: 25,
    name: "Forward fees, basechain",
    about: "What sending a message costs in workchain 0.",
    group,
    read: readForward,
  },
  {
    id: 24,
    name: "Forward fees, masterchain",
    about: "What sending a message from or to the masterchain costs.",
    group,
    read: readForward,
  },
  {
    id: 18,
    name: "Storage prices",
    about: "What an account pays for each bit and cell that it keeps on chain.",
    group,
    read: readStorage,
  },
];
