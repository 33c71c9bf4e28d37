import type { Cell } from "@ton/core";
import { graphOfCells } from "../../ton/cell/boc";
import { diffCells } from "../../ton/cell/cell-diff";
import type { AccountCells } from "../../ton/structure/account-cell";
import { bagOf, hashOfCell } from "../../ton/structure/cell-parts";
import { readDataLayout } from "../../ton/structure/data-layouts";
import { changedFields } from "./changed-fields";
import type { ChangedField, StateChange } from "./rerun-report";

/** Changed cells that are listed. */
const MOST_CELLS = 100;
/** Characters of the data that are sent as a whole. */
const MOST_DATA = 65_536;

/**
 * What changed in the code and the data of an account, or its first data if it had none before. `kinds` are names of
 * its code and interfaces.
 */
export function stateChanges(
  before: AccountCells,
  after: AccountCells,
  kinds: readonly string[],
): readonly StateChange[] {
  return (["code", "data"] as const).flatMap((part): StateChange[] => {
    const [was, is] = [before.state?.[part] ?? null, after.state?.[part] ?? null];
    if (is === null) return [];
    const bags = part === "data" ? bagsOf(was, is) : null;
    const fields = part === "data" ? changesByLayout(was, is, kinds) : null;
    if (was === null) return part === "data" ? [{ part, fields, bags, cells: [], isCut: false }] : [];
    if (hashOfCell(was) === hashOfCell(is)) return [];
    const [old, now] = [graphOfCells([was]), graphOfCells([is])];
    const { changes, isCut } = diffCells(old, now, MOST_CELLS);
    return [{ part, fields, bags, cells: changes, isCut }];
  });
}

function bagsOf(was: Cell | null, is: Cell): StateChange["bags"] {
  const bags = { before: was === null ? null : bagOf(was), after: bagOf(is) };
  return bags.after.length + (bags.before?.length ?? 0) > MOST_DATA ? null : bags;
}

function changesByLayout(
  was: Cell | null,
  is: Cell,
  kinds: readonly string[],
): readonly ChangedField[] | null {
  const [before, after] = [was, is].map((cell) => {
    if (cell === null) return [];
    const graph = graphOfCells([cell]);
    return readDataLayout(graph, graph.roots[0] ?? 0, kinds);
  });
  return before == null || after == null ? null : changedFields(before, after);
}
