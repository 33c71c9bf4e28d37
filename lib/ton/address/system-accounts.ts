import type { Address } from "./address";
import { parseAddress } from "./read-address";

/** The contracts that parameters 0 and 1 of the configuration name on every network of TON. */
export const CONFIG = parseAddress(`-1:${"5".repeat(64)}`);
export const ELECTOR = parseAddress(`-1:${"3".repeat(64)}`);

const NAMES: ReadonlyMap<Address, string> = new Map([
  [CONFIG, "Configuration of the network"],
  [ELECTOR, "Elector of the validators"],
  [parseAddress(`-1:${"0".repeat(64)}`), "Zero address of the masterchain"],
  [parseAddress(`0:${"0".repeat(64)}`), "Zero address"],
]);

/** The usual name of an account that is part of the network itself. */
export function systemName(address: Address): string | null {
  return NAMES.get(address) ?? null;
}
