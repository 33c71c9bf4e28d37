import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { KINDS, type NetworkKind } from "./world";

export const LEASES = "test-results/leases";

/** Those before it are taken: a worker does not look at them again. */
const nextFree = new Map<NetworkKind, number>();

/** Takes a network that no other test has had, in any worker: making a folder succeeds only once. */
export function leaseNetwork(kind: NetworkKind): string {
  for (let index = nextFree.get(kind) ?? 1; index <= KINDS[kind].count; index++) {
    const id = `${kind}${index}`;
    nextFree.set(kind, index + 1);
    try {
      mkdirSync(join(LEASES, id));
      return id;
    } catch {
      // Taken.
    }
  }
  throw new Error(`all networks of kind ${kind} are taken: raise its count in e2e/world.ts`);
}
