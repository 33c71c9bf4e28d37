import "server-only";
import type { SourceReport } from "../../domain/contract/source-report";
import { sourceRegistry } from "../../gateway/gateways";
import type { Hash } from "../../ton/value/hash";

/** Null if no registry is configured. Makes no call to the service. */
export async function loadVerifiedSource(codeHash: Hash): Promise<SourceReport | null> {
  const registry = sourceRegistry();
  if (registry === null) return null;
  const answer = await registry.find(codeHash);
  return {
    registry: registry.host,
    codeHash,
    source: answer.is === "found" ? answer.source : null,
    problem: answer.is === "failed" ? answer.reason : null,
  };
}
