import { beginCell, Dictionary, type Builder, type Cell, type DictionaryKeyTypes } from "@ton/core";
import { dnsRoot } from "../contracts/dns-contracts";
import type { Genesis } from "./chain";
import { SUSPENDED_ACCOUNT, SUSPENDED_PARAMETER, suspendedList } from "./suspended-accounts";
import { PLAIN_PARAMETERS } from "./plain-parameters";
import { bitsOfHex } from "./fift-hex";
import { genesisValidators, MASTERCHAIN_VALIDATOR_COUNT, type GenesisValidator } from "./genesis-validators";

/** Values are inline in the dictionary's cells. */
const INLINE_CELL = {
  serialize: (cell: Cell, builder: Builder) => void builder.storeSlice(cell.beginParse()),
  parse: (slice: { asCell(): Cell }) => slice.asCell(),
};

function inlineDictionary<K extends DictionaryKeyTypes>(
  key: Parameters<typeof Dictionary.empty<K, Cell>>[0],
  entries: readonly (readonly [K, Cell])[],
): Dictionary<K, Cell> {
  const dictionary = Dictionary.empty(key, INLINE_CELL);
  for (const [at, cell] of entries) dictionary.set(at, cell);
  return dictionary;
}

function plainParameter(digits: string): Cell {
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
    .storeDict(inlineDictionary(Dictionary.Keys.Int(32), [[0, basechain]]))
    .endCell();
}

function storagePrices(): Cell {
  const prices = beginCell().storeUint(0xcc, 8).storeUint(0, 32);
  for (const price of [0, 135, 1000, 500_000]) prices.storeUint(price, 64);
  return beginCell()
    .storeDictDirect(inlineDictionary(Dictionary.Keys.Uint(32), [[0, prices.endCell()]]))
    .endCell();
}

function privilegedAccounts(): Cell {
  const accounts = ["3", "5"].map(
    (digit) => [BigInt(`0x${digit.repeat(64)}`), beginCell().endCell()] as const,
  );
  return beginCell()
    .storeDict(inlineDictionary(Dictionary.Keys.BigUint(256), accounts))
    .endCell();
}

/** Accounts are suspended for years. */
const SUSPENDED_SECONDS = 3 * 365 * 24 * 3_600;

const TIMING = 15;

/** The term of a validator set. */
export const VALIDATION_SECONDS = plainParameter(PLAIN_PARAMETERS[TIMING] ?? "")
  .beginParse()
  .loadUint(32);

function validatorDescription({ keys, weight, adnl }: GenesisValidator): Cell {
  const key = beginCell().storeUint(0x8e81278a, 32).storeBuffer(keys.publicKey);
  return beginCell().storeUint(0x73, 8).storeBuilder(key).storeUint(weight, 64).storeBuffer(adnl).endCell();
}

/** A validator set as in parameters 32, 34 and 36. */
function validatorSet(validators: readonly GenesisValidator[], since: number): Cell {
  const total = validators.reduce((sum, { weight }) => sum + weight, 0n);
  const list = inlineDictionary(
    Dictionary.Keys.Uint(16),
    validators.map((validator, index) => [index, validatorDescription(validator)] as const),
  );
  return beginCell()
    .storeUint(0x12, 8)
    .storeUint(since, 32)
    .storeUint(since + VALIDATION_SECONDS, 32)
    .storeUint(validators.length, 16)
    .storeUint(Math.min(MASTERCHAIN_VALIDATOR_COUNT, validators.length), 16)
    .storeUint(total, 64)
    .storeDict(list)
    .endCell();
}

/** The root of the config dictionary, as the config contract stores it and the executor reads it. */
export function genesisConfig(genesis: Genesis): Cell {
  const parameters = Dictionary.empty(Dictionary.Keys.Int(32), Dictionary.Values.Cell());
  for (const [number, digits] of Object.entries(PLAIN_PARAMETERS))
    parameters.set(Number(number), plainParameter(digits));
  const validators = genesisValidators(genesis);
  parameters.set(4, beginCell().storeBuffer(dnsRoot().address.hash).endCell());
  parameters.set(12, workchains(genesis));
  parameters.set(18, storagePrices());
  parameters.set(19, beginCell().storeInt(genesis.globalId, 32).endCell());
  parameters.set(31, privilegedAccounts());
  parameters.set(32, validatorSet(validators, genesis.time - VALIDATION_SECONDS));
  parameters.set(34, validatorSet(validators, genesis.time));
  parameters.set(SUSPENDED_PARAMETER, suspendedList([SUSPENDED_ACCOUNT], genesis.time + SUSPENDED_SECONDS));
  return beginCell().storeDictDirect(parameters).endCell();
}
