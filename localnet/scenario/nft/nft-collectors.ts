import { TRADERS, type ResidentName } from "../residents";

/** All traders collect; their order is circular. */
export function collector(number: number): ResidentName {
  const name = TRADERS[number % TRADERS.length];
  if (name === undefined) throw new Error("there are no collectors");
  return name;
}
