import * as v from "valibot";
import type { Hash } from "../../ton/value/hash";
import { hash, json, list, maybe, struct } from "../schema";

/**
 * The tree of a trace as a list in preorder: every node comes after its parent. Chains of thousands of
 * transactions exist, so no code should recurse over them.
 */
export interface TraceNode {
  readonly tx_hash: Hash | null;
  readonly in_msg_hash: Hash | null;
  /** Index of the parent in the list, null for the root. */
  readonly parent: number | null;
  readonly depth: number;
  /** False where messages went out and no transaction of this trace received any: logs, mostly. */
  readonly children_known: boolean;
}

const WireNode = struct({
  tx_hash: maybe(hash),
  in_msg_hash: maybe(hash),
  children: maybe(list(json)),
});

/** A node that is not parsed yet, with its path from the root for error messages. */
interface Waiting {
  readonly raw: unknown;
  readonly parent: Waiting | null;
  readonly parentAt: number | null;
  readonly depth: number;
  readonly place: number;
}

type Path = [v.IssuePathItem, ...v.IssuePathItem[]];

function step(key: string | number, value: unknown): v.IssuePathItem {
  return { type: "unknown", origin: "value", input: null, key, value };
}

function wayTo(node: Waiting): v.IssuePathItem[] {
  const way: v.IssuePathItem[] = [];
  for (let at = node; at.parent !== null; at = at.parent)
    way.push(step(at.place, at.raw), step("children", null));
  return way.toReversed();
}

function pathOf(node: Waiting, inside: readonly v.IssuePathItem[]): Path | undefined {
  const [first, ...rest] = [...wayTo(node), ...inside];
  return first === undefined ? undefined : [first, ...rest];
}

export const TraceTree = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, readonly TraceNode[]>(({ dataset, addIssue, NEVER }) => {
    const nodes: TraceNode[] = [];
    const waiting: Waiting[] = [{ raw: dataset.value, parent: null, parentAt: null, depth: 0, place: 0 }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const read = v.safeParse(WireNode, next.raw, { abortEarly: true });
      if (!read.success) {
        const [{ expected, received, path }] = read.issues;
        const at = pathOf(next, path ?? []);
        addIssue({ expected: expected ?? "a node", received, ...(at === undefined ? {} : { path: at }) });
        return NEVER;
      }
      const { children, ...node } = read.output;
      const { parentAt, depth } = next;
      const here = nodes.push({ ...node, parent: parentAt, depth, children_known: children !== null }) - 1;
      // The last one pushed is read first: reversed, so that children come out in their order.
      for (let place = (children?.length ?? 0) - 1; place >= 0; place -= 1) {
        waiting.push({ raw: children?.[place], parent: next, parentAt: here, depth: depth + 1, place });
      }
    }
    return nodes;
  }),
);
