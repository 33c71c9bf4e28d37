import { received, type TraceNode } from "../../actions/trace-node";

/** The opcodes that belong to an action. */
export interface Paths {
  readonly through: readonly number[];
  /** Messages with these opcodes belong to the action, their children do not. */
  readonly until: readonly number[];
}

/** A node and its descendants along these opcodes, including bounced messages. */
export function nodesAlong(start: TraceNode, { through, until }: Paths): [TraceNode, ...TraceNode[]] {
  const rest: TraceNode[] = [];
  const open = [start];
  for (let node = open.pop(); node !== undefined; node = open.pop())
    for (const child of node.children) {
      const continues = received(child, ...through);
      if (!continues && !received(child, ...until) && child.message?.bounced !== true) continue;
      rest.push(child);
      if (continues) open.push(child);
    }
  return [start, ...rest];
}

/** Whether none of the nodes was aborted; null counts as not aborted. */
export function succeeded(...nodes: readonly (TraceNode | null)[]): boolean {
  return nodes.every((node) => node === null || !node.transaction.aborted);
}
