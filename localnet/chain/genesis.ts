import { Address as CoreAddress, beginCell, Cell, Dictionary, storeAccount, toNano } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import { parseAddress } from "@/lib/ton/address/read-address";
import { codeOf } from "../contracts/stored-code";
import { dnsRoot } from "../contracts/dns-contracts";
import type { Genesis } from "./chain";
import { genesisConfig } from "./genesis-config";
import { giverOf } from "./giver";

export const ELECTOR = parseAddress(`-1:${"3".repeat(64)}`);
export const CONFIG = parseAddress(`-1:${"5".repeat(64)}`);

/** Whether an account of the masterchain gets tick and tock transactions. */
export interface TickTock {
  readonly tick: boolean;
  readonly tock: boolean;
}

/** Accounts with tick or tock transactions. */
export const TICK_TOCK: ReadonlyMap<Address, TickTock> = new Map([
  [ELECTOR, { tick: true, tock: true }],
  [CONFIG, { tick: false, tock: true }],
]);

export interface GenesisAccount {
  readonly address: Address;
  readonly balance: bigint;
  readonly code: Cell;
  readonly data: Cell;
  /** Amounts of extra currencies, by currency id. */
  readonly extraCurrencies?: ReadonlyMap<number, bigint>;
}

/** The only extra currency; the giver holds all of it. */
export const EXTRA_CURRENCY = 100;
const EXTRA_SUPPLY = 1_000_000_000_000n;

const EMPTY = beginCell().endCell();

/** Accounts that exist before the first block. */
export function genesisAccounts(genesis: Genesis, config: Cell): readonly GenesisAccount[] {
  const { address, init } = giverOf(genesis);
  const root = dnsRoot();
  return [
    {
      address: ELECTOR,
      balance: toNano(10_000),
      code: codeOf("elector"),
      // No election, no credits, no past elections, no own balance, and no known validator set.
      data: beginCell()
        .storeUint(0, 1 + 1 + 1 + 4 + 32 + 256)
        .endCell(),
    },
    {
      address: CONFIG,
      balance: toNano(500),
      code: codeOf("config"),
      data: beginCell()
        .storeRef(config)
        .storeUint(0, 32 + 256)
        .storeBit(false)
        .endCell(),
    },
    {
      address: parseAddress(root.address.toRawString()),
      balance: toNano(500),
      ...root.init,
    },
    {
      address,
      balance: toNano(5_000_000_000),
      code: init.code ?? EMPTY,
      data: init.data ?? EMPTY,
      extraCurrencies: new Map([[EXTRA_CURRENCY, EXTRA_SUPPLY]]),
    },
  ];
}

function sizeOf(root: Cell): { readonly cells: bigint; readonly bits: bigint } {
  const seen = new Map<string, number>();
  const visit = (cell: Cell) => {
    const hash = cell.hash().toString("hex");
    if (seen.has(hash)) return;
    seen.set(hash, cell.bits.length);
    cell.refs.forEach(visit);
  };
  visit(root);
  return { cells: BigInt(seen.size), bits: BigInt([...seen.values()].reduce((sum, bits) => sum + bits, 0)) };
}

/** The ShardAccount of an account before its first transaction. */
function initialShardAccount(
  { address, balance, code, data, extraCurrencies }: GenesisAccount,
  time: number,
): Cell {
  const other = Dictionary.empty(Dictionary.Keys.Uint(32), Dictionary.Values.BigVarUint(5));
  for (const [currency, amount] of extraCurrencies ?? []) other.set(currency, amount);
  const special = TICK_TOCK.get(address);
  const init = { code, data, ...(special === undefined ? {} : { special }) };
  const storage = {
    lastTransLt: 0n,
    balance: { coins: balance, other },
    state: { type: "active" as const, state: init },
  };
  const account = (used: { cells: bigint; bits: bigint }) => {
    const storageStats = { used, storageExtra: null, lastPaid: time, duePayment: null };
    return beginCell().store(storeAccount({ addr: CoreAddress.parse(address), storageStats, storage }));
  };
  const used = sizeOf(account({ cells: 0n, bits: 0n }).endCell());
  return beginCell()
    .storeRef(beginCell().storeBit(true).storeBuilder(account(used)).endCell())
    .storeUint(0, 256 + 64)
    .endCell();
}

export interface ZeroStateAccount {
  readonly address: Address;
  readonly shardAccount: Uint8Array;
}

export interface ZeroState {
  readonly config: Uint8Array;
  readonly accounts: readonly ZeroStateAccount[];
}

export function zeroState(genesis: Genesis): ZeroState {
  const config = genesisConfig(genesis);
  const accounts = genesisAccounts(genesis, config).map((account) => ({
    address: account.address,
    shardAccount: initialShardAccount(account, genesis.time).toBoc(),
  }));
  return { config: config.toBoc(), accounts };
}
