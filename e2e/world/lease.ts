import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { KINDS, type NetworkKind } from "./world";

export const LEASES = "test-results/leases";

/** Networks before these are taken, so a worker skips them. */
const nextFree = new Map<NetworkKind, number>();

/** Takes a network that no other test in any worker has used: creating a folder succeeds only once. */
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
  throw new Error(`all networks of kind ${kind} are taken: raise its count in e2e/world/world.ts`);
}
