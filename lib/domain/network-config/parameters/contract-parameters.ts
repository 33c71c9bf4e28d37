import type { ConfigPart } from "../config-value";
import { account, digits, expectTag, plain } from "../parameter-layout";
import { accountAddress, hex, type ParameterReader } from "../parameter-reader";
import type { ParameterRow } from "../parameter-row";

const group = "System contracts";

/** Code is not decoded here: its hash identifies it. */
function readCode(cell: ParameterReader): readonly ConfigPart[] {
  const hash = cell.graph.cells[cell.ref().index]?.hash ?? "";
  const value = { kind: "digits", digits: hash.toUpperCase(), what: "code hash" } as const;
  return [{ kind: "facts", title: null, fields: [{ name: "Code hash", value }] }];
}

function readExempt(cell: ParameterReader): readonly ConfigPart[] {
  const rows = cell
    .dictionary(256)
    .map(({ key }) => [{ kind: "account", address: accountAddress(-1, key) } as const]);
  return [{ kind: "table", title: "Exempt contracts", columns: ["Account"], rows }];
}

function readPrecompiled(cell: ParameterReader): readonly ConfigPart[] {
  expectTag(cell, 0xc0);
  const rows = cell.dictionary(256).map(({ key, value }) => {
    expectTag(value, 0xb0);
    return [
      { kind: "digits", digits: hex(key, 256), what: "code hash" } as const,
      { kind: "quantity", value: value.uint(64), unit: "gas" } as const,
    ];
  });
  return [{ kind: "table", title: "Precompiled contracts", columns: ["Code hash", "Gas per call"], rows }];
}

const address = (id: number, name: string, about: string): ParameterRow => ({
  id,
  name,
  about,
  group,
  read: plain([["Account", account]]),
});

export const CONTRACT_PARAMETERS: readonly ParameterRow[] = [
  address(0, "Config contract", "The contract that stores this configuration and counts votes on changes."),
  address(1, "Elector contract", "The contract that runs elections, holds stakes and pays rewards."),
  address(2, "Minter contract", "The contract that may mint extra currencies."),
  address(3, "Fee collector", "The contract that receives fees; the elector where none is set."),
  address(4, "Root DNS contract", "The contract that resolves the top of TON DNS."),
  {
    id: 31,
    name: "Fee-exempt contracts",
    about: "Masterchain contracts that pay no gas or storage fees and may run on every block.",
    group,
    read: readExempt,
  },
  {
    id: 45,
    name: "Precompiled contracts",
    about: "Contracts that nodes run natively, with the fixed gas charged for a call.",
    group,
    read: readPrecompiled,
  },
  {
    id: -999,
    name: "Config master key",
    about: "The public key set in genesis for the config contract.",
    group,
    read: plain([["Public key", digits(256, "public key")]]),
  },
  {
    id: -1000,
    name: "Config contract code",
    about: "Code of the config contract, as voted for.",
    group,
    read: readCode,
  },
  {
    id: -1001,
    name: "Elector contract code",
    about: "Code of the elector contract, as voted for.",
    group,
    read: readCode,
  },
];
