import "server-only";
import type { Lane } from "../../gateway/budget/lanes";
import { gatewayOf } from "../../gateway/gateways";
import type { Hash } from "../../ton/value/hash";
import { ok, type Result } from "../../toncenter/error";
import { getLibraries } from "../../toncenter/v2/v2-config";

/** The maximum that nodes look up at once. */
const PER_CALL = 16;
const MOST_CALLS = 3;

/**
 * Libraries by hash, in bags; the chain may not have all of them. One call for each 16, three at most: of more, the last
 * are left out. Code needs one only if it opens its cell, and strangers can name any number in a message.
 */
export async function loadLibraries(
  network: string,
  hashes: readonly Hash[],
  lane: Lane,
): Promise<Result<ReadonlyMap<Hash, string>>> {
  const found = new Map<Hash, string>();
  for (let start = 0; start < Math.min(hashes.length, PER_CALL * MOST_CALLS); start += PER_CALL) {
    const libraries = hashes.slice(start, start + PER_CALL);
    const answer = await gatewayOf(network).call(getLibraries, { libraries }, { lane });
    if (!answer.ok) return answer;
    for (const { hash, data } of answer.value.value.result) found.set(hash, data);
  }
  return ok(found);
}
