import type { Address } from "../../ton/address/address";
import { CONFIG, ELECTOR } from "../../ton/address/system-accounts";
import { isPoolInterface } from "../staking/pool-interfaces";
import { operationText } from "../transaction/operation-text";
import type { AccountFacts } from "./account-report";

/** The type of a contract, and the reason for it if it is not the name of one of its interfaces. */
export interface ContractType {
  readonly name: string;
  readonly reason: string | null;
}

interface TypeSubject {
  readonly address: Address;
  /** As the index names them: the one that matches its code, or all whose get methods it has. */
  readonly interfaces: readonly string[];
  /** The interface that its code is known for, if any. */
  readonly code: string | null;
}

/** Recognized by a single get method, which pools of all kinds have too. */
const WEAK: ReadonlySet<string> = new Set(["daolama_vault"]);
const WALLET_VERSION = /^wallet_v\d/;

const SYSTEM: ContractType = { name: "System contract", reason: "Part of the network itself" };
const POOL: ContractType = { name: "Nominator pool", reason: null };
const WALLET_LIKE: ContractType = {
  name: "Possible wallet",
  reason: "It has get methods of several wallet versions, and none of their codes",
};

/**
 * What to call a contract. The index lists every interface whose get methods a contract has: a contract of the network has
 * those of wallets, a pool those of a vault. So the code decides where it is known, and names that other contracts of
 * the list explain are left out.
 */
export function contractTypes({ address, interfaces, code }: TypeSubject): readonly ContractType[] {
  if (address === ELECTOR || address === CONFIG) return [SYSTEM];
  if (code !== null)
    return [
      isPoolInterface(code)
        ? POOL
        : { name: operationText(code), reason: "Its code is the known code of this kind" },
    ];
  const strong = strongInterfaces(interfaces);
  if (strong.length === 0) return interfaces.map(possibleType);
  const isAmbiguous = strong.filter((name) => WALLET_VERSION.test(name)).length > 1;
  const named = strong.filter(
    (name) => !isPoolInterface(name) && !(isAmbiguous && WALLET_VERSION.test(name)),
  );
  return [
    ...(strong.some(isPoolInterface) ? [POOL] : []),
    ...(isAmbiguous ? [WALLET_LIKE] : []),
    ...named.map((name) => ({ name: operationText(name), reason: null })),
  ];
}

function possibleType(name: string): ContractType {
  return { name: `Possible ${operationText(name)}`, reason: "It has the one get method that tells it" };
}

/** Leaves out the interfaces that say next to nothing. */
export function strongInterfaces(interfaces: readonly string[]): readonly string[] {
  return interfaces.filter((name) => !WEAK.has(name));
}

/** A contract's interfaces with the name of its code, and the types that follow from them; null if neither is known. */
export function contractFacts(
  address: Address,
  interfaces: readonly string[] | null,
  code: string | null,
): Pick<AccountFacts, "kinds" | "types"> {
  const types = contractTypes({ address, interfaces: interfaces ?? [], code });
  return {
    kinds: [...new Set([...(interfaces ?? []), ...(code === null ? [] : [code])])],
    types: interfaces === null && types.length === 0 ? null : [...types],
  };
}

/** The first type of an account whose code is not loaded; null if the index names no interface. */
export function contractTypeName(address: Address, interfaces: readonly string[]): string | null {
  return contractTypes({ address, interfaces, code: null })[0]?.name ?? null;
}
