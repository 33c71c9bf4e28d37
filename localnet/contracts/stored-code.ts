import { Cell } from "@ton/core";
import compiled from "./compiled.json" with { type: "json" };
import items from "./items.json" with { type: "json" };
import plugins from "./plugins.json" with { type: "json" };
import pools from "./pools.json" with { type: "json" };
import wallets from "./wallets.json" with { type: "json" };

const BAGS = { ...wallets, ...plugins, ...items, ...pools, ...compiled };

/** Third-party code has the names of the v3 index; the others are the sources in `tolk/`. */
export type CodeName = keyof typeof BAGS;

const parsed = new Map<CodeName, Cell>();

export function codeOf(name: CodeName): Cell {
  const cached = parsed.get(name);
  if (cached !== undefined) return cached;
  const cell = Cell.fromBase64(BAGS[name]);
  parsed.set(name, cell);
  return cell;
}
