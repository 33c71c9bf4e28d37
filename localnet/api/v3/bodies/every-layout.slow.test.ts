import { assert, integer, pre, property } from "fast-check";
import { beginCell } from "@ton/core";
import { describe, expect, it, test } from "vitest";
import type { Layout } from "@/lib/ton/bodies/layout";
import { LAYOUTS } from "@/lib/ton/bodies/standards";
import { readBody } from "@/lib/ton/bodies/read-body";
import { readBoc } from "@/lib/ton/cell/boc";
import { sharedText, unlessShared } from "@/testing/ton/test-shared";
import { writeFields, type Draw } from "@/testing/ton/bodies/write-by-layout";
import { decodedCells } from "./bodies";
import { layoutsOf } from "./body-layouts";

/** The same numbers for the same seed. */
function drawsOf(seed: number): Draw {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const PUBLISHED = LAYOUTS.filter(({ own }) => own === undefined);
/** Orders to wallets and comments have separate readers, which have their own tests. */
const OTHERS: ReadonlySet<string> = new Set([
  "0x00000000",
  "0x7369676e",
  "0x73696e74",
  "0x6578746e",
  "0xae42e5a4",
  "0x706c7567",
  "0x7258a69b",
  "0xd372158c",
]);
const ROWS = PUBLISHED.filter(({ opcode }) => !OTHERS.has(opcode)).map((layout) => {
  const alike = layoutsOf(Number(layout.opcode));
  const row = alike.find(({ fields }) => fields === layout.fields);
  if (row === undefined) throw new Error(`the service has no row for ${layout.opcode}`);
  return [`${layout.opcode} ${row.name}`, layout, row.name, alike.length] as const;
});

describe("a body that is written by its layout", () => {
  it.each(ROWS)("%s is read by the service as it was written", (_title, layout, name, alike) => {
    assert(
      property(integer({ min: 0 }), (seed) => {
        const { boc, json } = written(layout, name, seed);
        const tree = decodedCells(readBoc(boc));
        // If several layouts have the same opcode, an earlier one may fit too.
        expect(alike === 1 ? tree : tree !== null).toEqual(alike === 1 ? json : true);
      }),
      { numRuns: 12 },
    );
  });

  const messages = ROWS.filter(([, { place }]) => place !== "payload");
  it.each(messages)("%s is read by the explorer to its last bit", (_title, layout) => {
    assert(
      property(integer({ min: 0 }), (seed) => {
        expect(fitOf(layout, seed)).toBe("whole");
      }),
      { numRuns: 8 },
    );
  });

  function fitOf(layout: Layout, seed: number) {
    const graph = readBoc(written(layout, null, seed).boc);
    const place = { fromOutside: false, kinds: layout.at ?? [], most: 2_000 };
    const reading = readBody(graph, graph.roots[0] ?? -1, place);
    return reading.is === "read" ? reading.body.fit.is : reading.is;
  }

  function written({ opcode, fields }: Layout, name: string | null, seed: number) {
    try {
      const { builder, json } = writeFields(fields, drawsOf(seed), name);
      const body = beginCell().storeUint(Number(opcode), 32).storeBuilder(builder);
      return { boc: body.endCell().toBoc(), json };
    } catch (error) {
      // Some combinations of values do not fit into one cell.
      pre(!/Too many references|overflow/.test(String(error)));
      throw error;
    }
  }
});

const SPEC = "contract/spec/opcodes.json";
test.skipIf(sharedText(SPEC) === null)(`every published opcode has a layout${unlessShared(SPEC)}`, () => {
  const opcodes = Object.keys(JSON.parse(sharedText(SPEC) ?? "{}"));
  expect(opcodes.filter((opcode) => layoutsOf(Number(opcode)).length === 0)).toEqual([]);
  process.stdout.write(`${opcodes.length} published opcodes, ${PUBLISHED.length} layouts of them\n`);
});

interface SeenMessage {
  readonly hash: string;
  readonly opcode: string | null;
  readonly decoded_opcode: string | null;
  readonly message_content: { readonly body: string | null; readonly decoded: unknown } | null;
}

const TRACES = "corpus/traces.jsonl";
test.skipIf(sharedText(TRACES) === null)(
  `real bodies are decoded as the service decoded them${unlessShared(TRACES)}`,
  () => {
    const seen = new Map<string, SeenMessage>();
    for (const line of (sharedText(TRACES) ?? "").split("\n").filter((each) => each !== "")) {
      const { transactions } = JSON.parse(line);
      for (const { in_msg, out_msgs } of Object.values<{
        readonly in_msg: SeenMessage | null;
        readonly out_msgs: readonly SeenMessage[];
      }>(transactions))
        for (const message of [...(in_msg === null ? [] : [in_msg]), ...out_msgs])
          if (typeof message.message_content?.body === "string") seen.set(message.hash, message);
    }
    const counts = { given: 0, decoded: 0, ofUnknownOpcodes: 0 };
    for (const { opcode, decoded_opcode, message_content } of seen.values()) {
      const tree = decodedCells(readBoc(message_content?.body ?? ""));
      if (tree === null) counts.ofUnknownOpcodes += 1;
      else counts.decoded += 1;
      // Every body with a named opcode is decoded.
      expect([opcode, decoded_opcode !== null && tree === null]).toEqual([opcode, false]);
      if (message_content?.decoded === null || message_content?.decoded === undefined) continue;
      counts.given += 1;
      expect(tree).toEqual(message_content.decoded);
    }
    const { given, decoded, ofUnknownOpcodes } = counts;
    process.stdout.write(
      `${seen.size} real bodies: ${decoded} decoded, ${ofUnknownOpcodes} of unknown opcodes, ${given} equal to what the service decoded\n`,
    );
    expect(decoded).toBeGreaterThanOrEqual(370);
    expect(given).toBeGreaterThan(10);
  },
);
