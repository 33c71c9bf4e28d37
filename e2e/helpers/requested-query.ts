import type { UpstreamControl } from "../upstream/control";

/**
 * The query of the first call for `path` that has all of `having`. It is not found by its number: on a slow machine a
 * list grows old during a test, and is requested again.
 */
export async function requestedQuery(
  service: UpstreamControl,
  path: string,
  having: Readonly<Record<string, string>> = {},
): Promise<URLSearchParams> {
  const [call] = await service.waitForCalls(1, { path, query: having });
  return new URLSearchParams(call?.query);
}
