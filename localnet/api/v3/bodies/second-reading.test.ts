import { describe, expect, it } from "vitest";
import { readBody } from "@/lib/ton/bodies/read-body";
import type { NamedValue, Value } from "@/lib/ton/bodies/value";
import { readBoc } from "@/lib/ton/cell/boc";
import { sharedText, unlessShared } from "@/testing/ton/test-shared";
import { decodedCells } from "./bodies";
import { WRITTEN_BODIES } from "../../../../testing/localnet/api/v3/test-bodies";

/**
 * The service of the embedded chain and the explorer share their layouts, but each has its own reader. What one
 * reader finds in a body, the other has to find too.
 */

const TRACES = "corpus/traces.jsonl";

/**
 * Not compared: outgoing messages, of which the service writes every field, and a payload that it takes for a
 * message and of which it ignores the rest.
 */
const NOT_COMPARED = /"@type":"(?:message|tonco_pool_fund_account)"/;

/** Keys that describe how a value is encoded. `boc`, because the explorer shows cells as their size. */
const ENCODING_KEYS = new Set(["@type", "type", "len", "workchain_id", "boc"]);

/** Numbers, texts, bits and account ids in a tree as the service writes it. */
function valuesInTree(tree: unknown, unread: ReadonlySet<string>, found: Set<string>): Set<string> {
  if (typeof tree !== "object" || tree === null) return found;
  for (const [name, value] of Object.entries(tree)) {
    if (unread.has(name)) continue;
    if (typeof value === "string" && !ENCODING_KEYS.has(name)) found.add(value);
    valuesInTree(value, unread, found);
  }
  return found;
}

/** Fields that the explorer shows as cells; the service tries to decode each of them. */
function cellsIn(value: Value, name: string, found: Set<string>): Set<string> {
  if (value.is === "cells") found.add(name);
  const inner = value.is === "group" ? value.fields : value.is === "body" ? value.body.fields : [];
  for (const field of inner) cellsIn(field.value, field.name, found);
  if (value.is === "list") for (const item of value.items) cellsIn(item, name, found);
  return found;
}

function valuesInFields(fields: readonly NamedValue[], found: Set<string>): Set<string> {
  for (const { value } of fields) collect(value, found);
  return found;
}

function collect(value: Value, found: Set<string>): void {
  if (value.is === "group") valuesInFields(value.fields, found);
  else if (value.is === "list") for (const item of value.items) collect(item, found);
  else if (value.is === "body") valuesInFields(value.body.fields, found);
  else if (value.is === "address" && value.address !== null)
    for (const text of [value.address, value.address.split(":")[1] ?? ""]) found.add(text);
  else if (value.is === "text") found.add(value.text);
  else if (value.is === "bits") found.add(value.hex.toUpperCase());
  else if ("value" in value) found.add(String(value.value));
}

/** Whether both readers decode the body. If they do, they have to find the same values. */
function compare(boc: string | Uint8Array): boolean {
  const graph = readBoc(boc);
  const tree = decodedCells(graph);
  const reading = readBody(graph, graph.roots[0] ?? -1, { fromOutside: false, kinds: [], most: 400 });
  if (tree === null || tree["@type"] === "empty_cell" || reading.is !== "read") return false;
  if (NOT_COMPARED.test(JSON.stringify(tree))) return false;
  const found = valuesInFields(reading.body.fields, new Set());
  const unread = cellsIn({ is: "body", body: reading.body }, "", new Set());
  for (const value of valuesInTree(tree, unread, new Set())) expect([...found]).toContain(value);
  // The service ignores what follows the fields; the explorer reports it.
  expect(["whole", "part"]).toContain(reading.body.fit.is);
  return true;
}

describe("the values that the service and the explorer read in a body", () => {
  it.each(WRITTEN_BODIES)("are the same: $name", ({ cell }) => {
    expect(compare(cell.toBoc())).toBe(true);
  });

  it.skipIf(sharedText(TRACES) === null)(`are the same in real bodies${unlessShared(TRACES)}`, () => {
    const bodies = new Set((sharedText(TRACES) ?? "").match(/(?<="body":")te6[^"]+/g));
    const both = [...bodies].filter((body) => compare(body));
    expect(both.length).toBeGreaterThan(150);
  });
});
