import { addressOf } from "../../../toncenter/v3/samples/seed";

/** Accounts under the names of the fields in which they stand. */
export function at(...names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, addressOf(name)]));
}
