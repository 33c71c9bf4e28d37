import type { Cell } from "@ton/core";
import type { NamedValue, Value } from "../../ton/bodies/value";
import { graphOfCells } from "../../ton/cell/boc";
import { diffCells } from "../../ton/cell/cell-diff";
import type { AccountCells } from "../../ton/structure/account-cell";
import { hashOfCell } from "../../ton/structure/cell-parts";
import { readDataLayout } from "../../ton/structure/data-layouts";
import type { ChangedField, StateChange } from "./rerun-report";

/** Changed cells that are listed. */
const MOST_CELLS = 100;

/**
 * What changed in the code and in the data of an account, or what its data is since it was deployed. `kinds` are names of
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
    if (was === null) {
      const fields = part === "data" ? changedFields(null, is, kinds) : null;
      return fields === null ? [] : [{ part, fields, cells: [], isCut: false }];
    }
    if (hashOfCell(was) === hashOfCell(is)) return [];
    const [old, now] = [graphOfCells([was]), graphOfCells([is])];
    const { changes, isCut } = diffCells(old, now, MOST_CELLS);
    const fields = part === "data" ? changedFields(was, is, kinds) : null;
    return [{ part, fields, cells: changes, isCut }];
  });
}

function changedFields(was: Cell | null, is: Cell, kinds: readonly string[]): readonly ChangedField[] | null {
  const [before, after] = [was, is].map((cell) => {
    if (cell === null) return [];
    const graph = graphOfCells([cell]);
    return readDataLayout(graph, graph.roots[0] ?? 0, kinds);
  });
  if (before == null || after == null) return null;
  const texts = (values: readonly NamedValue[]) =>
    new Map(values.map(({ name, value }) => [name, textOf(value)]));
  const [old, now] = [texts(before), texts(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((name) => ({ name, before: old.get(name) ?? "", after: now.get(name) ?? "" }))
    .filter((field) => field.before !== field.after);
}

/** A value in one line. */
function textOf(value: Value): string {
  switch (value.is) {
    case "number":
    case "coins":
    case "units":
    case "time":
      return String(value.value);
    case "flag":
      return value.value ? "yes" : "no";
    case "address":
      return value.address ?? "none";
    case "bits":
      return value.hex;
    case "text":
      return value.text;
    case "none":
      return "none";
    case "cells":
      return value.hash ?? `${value.bits} bits, ${value.refs} references`;
    default:
      return value.is;
  }
}
