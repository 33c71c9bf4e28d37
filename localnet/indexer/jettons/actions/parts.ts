import { received, type TraceNode } from "../../actions/trace-node";

/** By which messages something goes on. */
export interface Paths {
  readonly through: readonly number[];
  /** What these set off is something else. */
  readonly until: readonly number[];
}

/** A node and all that follows from it on these paths, with what comes back from there. */
export function partsOf(start: TraceNode, { through, until }: Paths): [TraceNode, ...TraceNode[]] {
  const rest: TraceNode[] = [];
  const open = [start];
  for (let node = open.pop(); node !== undefined; node = open.pop())
    for (const child of node.children) {
      const goesOn = received(child, ...through);
      if (!goesOn && !received(child, ...until) && child.message?.bounced !== true) continue;
      rest.push(child);
      if (goesOn) open.push(child);
    }
  return [start, ...rest];
}

/** Whether none of these failed; what is not there has not. */
export function went(...nodes: readonly (TraceNode | null)[]): boolean {
  return nodes.every((node) => node === null || !node.transaction.aborted);
}
