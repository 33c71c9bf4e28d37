import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { readAnswer } from "../answer";
import { errorOf } from "../../../testing/toncenter/test-value";
import { traces } from "./v3-trace";
import { TraceTree } from "./v3-trace-tree";
import { hashOf } from "../../../fixtures/toncenter/v3/samples/seed";

function node(name: string, ...children: readonly unknown[]) {
  return { tx_hash: hashOf(name), in_msg_hash: hashOf(`message ${name}`), children };
}

function read(tree: unknown) {
  const result = v.safeParse(TraceTree, tree, { abortEarly: true });
  return result.success ? result.output : (v.getDotPath(result.issues[0]) ?? "");
}

test("puts every node after its parent, children in their order", () => {
  const nodes = read(node("a", node("b", node("c")), node("d", node("e"), node("f"))));
  if (typeof nodes === "string") throw new Error(nodes);
  expect(nodes.map(({ parent, depth }) => [parent, depth])).toEqual([
    [null, 0],
    [0, 1],
    [1, 2],
    [0, 1],
    [3, 2],
    [3, 2],
  ]);
  const names = ["a", "b", "c", "d", "e", "f"].map((name) => hashOf(name));
  expect(nodes.map(({ tx_hash }) => tx_hash)).toEqual(
    names.map((name) => Buffer.from(name, "base64").toString("hex")),
  );
});

test("distinguishes no children from unknown children", () => {
  expect(read({ ...node("a"), children: null })).toMatchObject([{ children_known: false }]);
  expect(read(node("a"))).toMatchObject([{ children_known: true }]);
  expect(read({ children: [] })).toMatchObject([{ tx_hash: null, in_msg_hash: null }]);
});

test("keeps unknown fields, and no child twice", () => {
  const nodes = read({ ...node("a", node("b")), transaction: { lt: "1" } });
  expect(nodes).toMatchObject([{ transaction: { lt: "1" } }, {}]);
  expect(nodes[0]).not.toHaveProperty("children");
});

describe("depth", () => {
  /** As text: building it by recursion would overflow the stack of the test itself. */
  function chain(depth: number, innermost: string): string {
    const open = `{"tx_hash":"${hashOf("link")}","in_msg_hash":null,"children":[`;
    return `${open.repeat(depth)}${innermost}${"]}".repeat(depth)}`;
  }

  test.each([4_000, 200_000])("a chain of %i is read", (depth) => {
    const nodes = read(JSON.parse(chain(depth, "")));
    expect(nodes).toHaveLength(depth);
    expect(nodes.at(-1)).toMatchObject({ depth: depth - 1, parent: depth - 2 });
  });

  test("an error at the end of the chain has its path", () => {
    const tree = chain(4_000, '{"tx_hash":5,"children":[]}');
    const trace = `{"start_lt":"1","start_utime":1,"trace":${tree}}`;
    const error = errorOf(
      readAnswer(traces, { status: 200, body: `{"traces":[${trace}]}`, retryAfterMs: null }),
    );
    expect(error).toMatchObject({ kind: "malformed", received: "5" });
    expect(error).toHaveProperty("path", `traces.0.trace${".children.0".repeat(50)}`.slice(0, 500));
  });
});

test.each([
  [node("a", node("b"), { ...node("c"), tx_hash: "AAAA" }), "children.1.tx_hash"],
  [node("a", node("b", 7)), "children.0.children.0"],
  [{ ...node("a"), children: {} }, "children"],
  [[], ""],
  ["tree", ""],
])("%j is refused at %s", (tree, path) => {
  expect(read(tree)).toBe(path);
});
