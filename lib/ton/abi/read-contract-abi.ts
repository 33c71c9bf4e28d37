import * as v from "valibot";
import { FormatError } from "../value/format-error";
import { ABI_LIMITS, abiError, type ContractAbi } from "./contract-abi";
import { makeTactAbi, TactAbi } from "./read-tact-abi";
import { makeTolkAbi, TolkAbi } from "./read-tolk-abi";
import { makeTlbAbi } from "./tlb-fields";

/** Reads a file that describes a contract. Throws a `FormatError` with the reason for anything else. */
export function readContractAbi(text: string): ContractAbi {
  if (text.length > ABI_LIMITS.text) throw abiError(`it has more than ${ABI_LIMITS.text} characters`);
  if (!/^\s*[{[]/.test(text)) return makeTlbAbi(text);
  const json = parsed(text);
  const tact = v.safeParse(TactAbi, json);
  if (tact.success) return makeTactAbi(tact.output);
  const tolk = v.safeParse(TolkAbi, json);
  if (tolk.success) return makeTolkAbi(tolk.output);
  const { issues } = isTolk(json) ? tolk : tact;
  const path = v.getDotPath(issues[0]);
  throw abiError(
    path === null ? "it is not the JSON of an interface" : `${path.slice(0, 100)} is not as expected`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw abiError("it is neither JSON nor TL-B");
  }
}

function isTolk(json: unknown): boolean {
  return typeof json === "object" && json !== null && "messages" in json;
}

/** The same, but returns the reason instead of throwing. */
export function tryContractAbi(text: string): ContractAbi | string {
  try {
    return readContractAbi(text);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return error.reason;
  }
}
