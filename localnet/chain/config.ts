import { beginCell, Dictionary, type Builder, type Cell, type DictionaryKeyTypes } from "@ton/core";
import { dnsRoot } from "../contracts/dns";
import type { Genesis } from "./chain";
import { PLAIN_PARAMETERS } from "./config-values";
import { bitsOfHex } from "./fift-hex";
import { genesisValidators, MASTERCHAIN_VALIDATORS, type Validator } from "./validators";

/** Values stand in the dictionary's own cells, as their layout says. */
const INLINE = {
  serialize: (cell: Cell, builder: Builder) => void builder.storeSlice(cell.beginParse()),
  parse: (slice: { asCell(): Cell }) => slice.asCell(),
};

function inline<K extends DictionaryKeyTypes>(
  key: Parameters<typeof Dictionary.empty<K, Cell>>[0],
  entries: readonly (readonly [K, Cell])[],
): Dictionary<K, Cell> {
  const dictionary = Dictionary.empty(key, INLINE);
  for (const [at, cell] of entries) dictionary.set(at, cell);
  return dictionary;
}

function plain(digits: string): Cell {
  return beginCell().storeBits(bitsOfHex(digits)).endCell();
}

function workchains({ time }: Genesis): Cell {
  const basechain = beginCell()
    .storeUint(0xa6, 8)
    .storeUint(time, 32)
    .storeUint(0x010101, 24)
    .storeUint(0b111, 3)
    .storeUint(0, 13 + 512 + 32)
    .storeUint(1, 4)
    .storeInt(-1, 32)
    .storeUint(0, 64)
    .endCell();
  return beginCell()
    .storeDict(inline(Dictionary.Keys.Int(32), [[0, basechain]]))
    .endCell();
}

function storagePrices(): Cell {
  const prices = beginCell().storeUint(0xcc, 8).storeUint(0, 32);
  for (const price of [0, 135, 1000, 500_000]) prices.storeUint(price, 64);
  return beginCell()
    .storeDictDirect(inline(Dictionary.Keys.Uint(32), [[0, prices.endCell()]]))
    .endCell();
}

function privileged(): Cell {
  const accounts = ["3", "5"].map(
    (digit) => [BigInt(`0x${digit.repeat(64)}`), beginCell().endCell()] as const,
  );
  return beginCell()
    .storeDict(inline(Dictionary.Keys.BigUint(256), accounts))
    .endCell();
}

const TIMING = 15;

/** Seconds for which validators are elected. */
export const ELECTED_FOR = plain(PLAIN_PARAMETERS[TIMING] ?? "")
  .beginParse()
  .loadUint(32);

function describe({ keys, weight, adnl }: Validator): Cell {
  const key = beginCell().storeUint(0x8e81278a, 32).storeBuffer(keys.publicKey);
  return beginCell().storeUint(0x73, 8).storeBuilder(key).storeUint(weight, 64).storeBuffer(adnl).endCell();
}

/** A set of validators as the parameters 32, 34 and 36 hold it. */
function validatorSet(validators: readonly Validator[], since: number): Cell {
  const total = validators.reduce((sum, { weight }) => sum + weight, 0n);
  const list = inline(
    Dictionary.Keys.Uint(16),
    validators.map((validator, index) => [index, describe(validator)] as const),
  );
  return beginCell()
    .storeUint(0x12, 8)
    .storeUint(since, 32)
    .storeUint(since + ELECTED_FOR, 32)
    .storeUint(validators.length, 16)
    .storeUint(Math.min(MASTERCHAIN_VALIDATORS, validators.length), 16)
    .storeUint(total, 64)
    .storeDict(list)
    .endCell();
}

/** The root of the parameters' dictionary, as the config contract keeps it and the machine reads it. */
export function genesisConfig(genesis: Genesis): Cell {
  const parameters = Dictionary.empty(Dictionary.Keys.Int(32), Dictionary.Values.Cell());
  for (const [number, digits] of Object.entries(PLAIN_PARAMETERS))
    parameters.set(Number(number), plain(digits));
  const validators = genesisValidators(genesis);
  parameters.set(4, beginCell().storeBuffer(dnsRoot().address.hash).endCell());
  parameters.set(12, workchains(genesis));
  parameters.set(18, storagePrices());
  parameters.set(19, beginCell().storeInt(genesis.globalId, 32).endCell());
  parameters.set(31, privileged());
  parameters.set(32, validatorSet(validators, genesis.time - ELECTED_FOR));
  parameters.set(34, validatorSet(validators, genesis.time));
  return beginCell().storeDictDirect(parameters).endCell();
}
