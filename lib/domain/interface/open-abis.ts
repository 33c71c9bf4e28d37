import { tryContractAbi } from "../../ton/abi/read-contract-abi";
import type { ContractAbi } from "../../ton/abi/contract-abi";
import type { Address } from "../../ton/address/address";
import { parseOpcode } from "../../ton/contract/opcode";
import type { Hash } from "../../ton/value/hash";
import type { PrivateAbi } from "./private-abi";

/** An interface that can be used. */
export interface OpenAbi {
  readonly kept: PrivateAbi;
  readonly abi: ContractAbi;
}

const opened = new WeakMap<PrivateAbi, OpenAbi | null>();

/** Reads each interface once; unreadable ones are left out. */
export function openAbis(abis: readonly PrivateAbi[]): readonly OpenAbi[] {
  return abis.flatMap((kept) => {
    const known = opened.get(kept);
    if (known !== undefined) return known ?? [];
    const abi = tryContractAbi(kept.text);
    const open = typeof abi === "string" ? null : { kept, abi };
    opened.set(kept, open);
    return open ?? [];
  });
}

/** The interface of an account; one given for the account itself takes precedence over one given for its code. */
export function abiOf(abis: readonly OpenAbi[], account: Address, codeHash: Hash | null): OpenAbi | null {
  return (
    abis.find(({ kept }) => kept.addresses.includes(account)) ??
    abis.find(({ kept }) => codeHash !== null && kept.codeHashes.includes(codeHash)) ??
    null
  );
}

/** Whether an interface is given for code, so that the code of accounts must be known. */
export function needsCode(abis: readonly PrivateAbi[]): boolean {
  return abis.some(({ codeHashes }) => codeHashes.length > 0);
}

const OPCODE_BITS = 32;

/**
 * The name that an interface gives an entry of a page ("opcode:0x0000beef", "exit:37", "method:85143"); null for
 * none.
 */
export function entryName({ messages, methods, errors }: ContractAbi, entry: string): string | null {
  const [kind = "", id = ""] = entry.split(":");
  if (kind === "exit") return errors.get(Number(id)) ?? null;
  if (kind === "method") return methods.find((method) => method.id === Number(id))?.name ?? null;
  if (kind !== "opcode" || !/^0x[0-9a-f]{8}$/.test(id)) return null;
  const value = Number(parseOpcode(id));
  return messages.find(({ prefix }) => prefix.bits === OPCODE_BITS && prefix.value === value)?.name ?? null;
}
