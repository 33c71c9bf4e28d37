import type { ConfigPart } from "../config-value";
import { coins, digits, maybe, plain, tagged, uint } from "../parameter-layout";
import type { ParameterReader } from "../parameter-reader";
import type { ParameterRow } from "../parameter-row";

const group = "Economy";

/** A number with five bits for its length in bytes. */
function readExtraCurrencies(cell: ParameterReader): readonly ConfigPart[] {
  const rows = cell
    .dictionary(32)
    .map(({ key, value }) => [
      { kind: "text", text: String(key) } as const,
      { kind: "quantity", value: value.uint(Number(value.uint(5)) * 8), unit: null } as const,
    ]);
  return [{ kind: "table", title: "Extra currencies", columns: ["Currency id", "Supply, raw units"], rows }];
}

export const ECONOMY_PARAMETERS: readonly ParameterRow[] = [
  {
    id: 5,
    name: "Fee burning",
    about: "Which part of the fees is burned, and whose coins are burned on arrival.",
    group,
    read: tagged({
      0x01: [
        ["Blackhole account", maybe(digits(256, "account"), "None")],
        ["Burned share, numerator", uint(32)],
        ["Burned share, denominator", uint(32)],
      ],
    }),
  },
  {
    id: 6,
    name: "Minting prices",
    about: "What minting a new extra currency, or more of one, costs.",
    group,
    read: plain([
      ["New currency", coins],
      ["More of a currency", coins],
    ]),
  },
  {
    id: 7,
    name: "Extra currencies",
    about: "How much of each extra currency is to exist.",
    group,
    read: readExtraCurrencies,
  },
  {
    id: 14,
    name: "Block rewards",
    about: "Coins created for each block, paid to the validators through the elector.",
    group,
    read: tagged({
      0x6b: [
        ["Masterchain block", coins],
        ["Basechain block", coins],
      ],
    }),
  },
];
