import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { KINDS, type NetworkKind } from "./world";

export const LEASES = "test-results/leases";

/** Takes a network that no other test has had, in any worker: making a folder succeeds only once. */
export function leaseNetwork(kind: NetworkKind): string {
  for (let index = 1; index <= KINDS[kind].count; index++) {
    const id = `${kind}${index}`;
    try {
      mkdirSync(join(LEASES, id));
      return id;
    } catch {
      // Taken.
    }
  }
  throw new Error(`all networks of kind ${kind} are taken: raise its count in e2e/world.ts`);
}
