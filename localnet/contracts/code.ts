import { Cell } from "@ton/core";
import compiled from "./compiled.json" with { type: "json" };
import items from "./items.json" with { type: "json" };
import plugins from "./plugins.json" with { type: "json" };
import pools from "./pools.json" with { type: "json" };
import wallets from "./wallets.json" with { type: "json" };

const BAGS = { ...wallets, ...plugins, ...items, ...pools, ...compiled };

/** What comes from elsewhere has the names that the v3 index gives it; the others are sources in `tolk/`. */
export type CodeName = keyof typeof BAGS;

const read = new Map<CodeName, Cell>();

export function codeOf(name: CodeName): Cell {
  const known = read.get(name);
  if (known !== undefined) return known;
  const cell = Cell.fromBase64(BAGS[name]);
  read.set(name, cell);
  return cell;
}
