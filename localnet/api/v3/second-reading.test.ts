import { describe, expect, it } from "vitest";
import { beginCell, Address } from "@ton/core";
import { readBody } from "@/lib/ton/bodies/read-body";
import type { NamedValue, Value } from "@/lib/ton/bodies/value";
import { readBoc } from "@/lib/ton/cell/boc";
import { sharedText, unlessShared } from "@/lib/ton/test-shared";
import { decodedCells } from "./bodies";

/** The service of the embedded chain and the explorer read bodies independently of each other: both have to agree. */

const TRACES = "corpus/traces.jsonl";

/** Amounts, numbers and account ids in a tree as the service writes it. */
function saidIn(tree: unknown, said: Set<string>): Set<string> {
  if (typeof tree !== "object" || tree === null) return said;
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === "string" && /^(?:value|query_id|index|address|text|comment)$/.test(name))
      said.add(value);
    saidIn(value, said);
  }
  return said;
}

function readIn(fields: readonly NamedValue[], found: Set<string>): Set<string> {
  for (const { value } of fields) collect(value, found);
  return found;
}

function collect(value: Value, found: Set<string>): void {
  if (value.is === "group") readIn(value.fields, found);
  else if (value.is === "list") for (const item of value.items) collect(item, found);
  else if (value.is === "body") readIn(value.body.fields, found);
  else if (value.is === "address" && value.address !== null) found.add(value.address.split(":")[1] ?? "");
  else if (value.is === "text") found.add(value.text);
  else if ("value" in value) found.add(String(value.value));
}

/** Whether both read it; what only one of them found if they do. */
function compare(boc: string | Uint8Array): boolean {
  const graph = readBoc(boc);
  const tree = decodedCells(graph);
  const reading = readBody(graph, graph.roots[0] ?? -1, { fromOutside: false, kinds: [], most: 400 });
  if (tree === null || tree["@type"] === "empty_cell" || reading.is !== "read") return false;
  const found = readIn(reading.body.fields, new Set());
  for (const said of saidIn(tree, new Set())) expect([...found]).toContain(said);
  expect(reading.body.fit.is).toBe("whole");
  return true;
}

describe("what the service and the explorer read in a body", () => {
  it("is the same", () => {
    const to = new Address(0, Buffer.alloc(32, 7));
    const comment = beginCell().storeUint(0, 32).storeStringTail("hi");
    const notify = beginCell().storeUint(0x7362d09c, 32).storeUint(5, 64).storeCoins(6).storeAddress(to);
    expect(compare(notify.storeBit(true).storeRef(comment).endCell().toBoc())).toBe(true);
  });

  it.skipIf(sharedText(TRACES) === null)(`is the same in real bodies${unlessShared(TRACES)}`, () => {
    const bodies = new Set((sharedText(TRACES) ?? "").match(/(?<="body":")te6[^"]+/g));
    const both = [...bodies].filter((body) => compare(body));
    expect(both.length).toBeGreaterThan(150);
  });
});
