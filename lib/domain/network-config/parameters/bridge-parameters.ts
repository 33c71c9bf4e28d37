import type { ConfigPart } from "../config-value";
import { account, coins, readFacts, readFields, uint, type ParameterLayout } from "../parameter-layout";
import { hex, unreadable, type ParameterReader } from "../parameter-reader";
import type { ParameterRow } from "../parameter-row";

const group = "Bridges";
/** Addresses of the other chain have the lower 160 bits. */
const FOREIGN_BITS = 160;

function foreign(value: bigint) {
  const digits = `0x${hex(value, value >> 160n === 0n ? FOREIGN_BITS : 256).toLowerCase()}`;
  return { kind: "digits", digits, what: "address" } as const;
}

const CONTRACTS: ParameterLayout = [
  ["Bridge contract", account],
  ["Oracles' contract", account],
];

function readOracles(cell: ParameterReader): ConfigPart {
  const rows = cell
    .dictionary(256)
    .map(({ key, value }) => [
      foreign(value.uint(256)),
      { kind: "digits", digits: hex(key, 256), what: "public key" } as const,
    ]);
  return { kind: "table", title: "Oracles", columns: ["Address on the other chain", "Public key"], rows };
}

function readCoinBridge(cell: ParameterReader): readonly ConfigPart[] {
  const contracts = readFields(cell, CONTRACTS);
  const oracles = readOracles(cell);
  const other = cell.rest.bits >= 256 ? [{ name: "External contract", value: foreign(cell.uint(256)) }] : [];
  return [{ kind: "facts", title: null, fields: [...contracts, ...other] }, oracles];
}

const PRICES: ParameterLayout = [
  ["Burn fee", coins],
  ["Mint fee", coins],
  ["Min balance of a wallet", coins],
  ["Gas of a wallet", coins],
  ["Min balance of a minter", coins],
  ["Gas of finding a wallet", coins],
];

function readTokenBridge(cell: ParameterReader): readonly ConfigPart[] {
  const tag = cell.uint(8);
  if (tag > 1n) throw unreadable(`it is of an unknown kind (0x${tag.toString(16)})`);
  const contracts = readFields(cell, CONTRACTS);
  const oracles = readOracles(cell);
  const state = readFields(cell, [["State flags", uint(8)]]);
  if (tag === 0n) {
    const fields = [...contracts, ...state, ...readFields(cell, [["Burn fee", coins]])];
    return [{ kind: "facts", title: null, fields }, oracles];
  }
  const prices = readFacts(cell.ref(), PRICES, "Prices");
  const external = { name: "External contract", value: foreign(cell.uint(256)) };
  return [{ kind: "facts", title: null, fields: [...contracts, external, ...state] }, prices, oracles];
}

const coinBridge = (id: number, chain: string, about: string): ParameterRow => ({
  id,
  name: `Coin bridge, ${chain}`,
  about,
  group,
  read: readCoinBridge,
});

const tokenBridge = (id: number, chain: string): ParameterRow => ({
  id,
  name: `Token bridge, ${chain}`,
  about: `Contracts, oracles and prices of the bridge for tokens from ${chain}.`,
  group,
  read: readTokenBridge,
});

const WRAPPED = (chain: string) => `Contracts and oracles of the bridge that wraps the coin on ${chain}.`;

export const BRIDGE_PARAMETERS: readonly ParameterRow[] = [
  coinBridge(71, "Ethereum", WRAPPED("Ethereum")),
  coinBridge(72, "BNB Smart Chain", WRAPPED("BNB Smart Chain")),
  coinBridge(73, "Polygon", WRAPPED("Polygon")),
  coinBridge(-71, "older", "Contracts and oracles of an earlier bridge."),
  tokenBridge(79, "Ethereum"),
  tokenBridge(81, "BNB Smart Chain"),
  tokenBridge(82, "Polygon"),
];
