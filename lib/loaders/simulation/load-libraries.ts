import "server-only";
import type { Lane } from "../../gateway/budget/lanes";
import { gatewayOf } from "../../gateway/gateways";
import type { Hash } from "../../ton/value/hash";
import { ok, type Result } from "../../toncenter/error";
import { getLibraries } from "../../toncenter/v2/v2-config";

/** The maximum that nodes look up at once. */
const MOST_LIBRARIES = 16;

/** Libraries by hash, in bags. Missing ones are left out. One call. */
export async function loadLibraries(
  network: string,
  hashes: readonly Hash[],
  lane: Lane,
): Promise<Result<ReadonlyMap<Hash, string>>> {
  const libraries = hashes.slice(0, MOST_LIBRARIES);
  if (libraries.length === 0) return ok(new Map());
  const answer = await gatewayOf(network).call(getLibraries, { libraries }, { lane });
  if (!answer.ok) return answer;
  return ok(new Map(answer.value.value.result.map(({ hash, data }) => [hash, data])));
}
