import { TRADERS, type ResidentName } from "../residents";

/** Everybody who trades collects things too; they stand in a circle. */
export function collector(number: number): ResidentName {
  const name = TRADERS[number % TRADERS.length];
  if (name === undefined) throw new Error("nobody collects anything");
  return name;
}
