import "server-only";
import { relay } from "../../gateway/proxy/relay";
import { fail, ok, type BadInput, type Result } from "../../toncenter/error";
import { jsonPath, pageData } from "../../domain/page-data/page-data";

interface LoadedPageData {
  readonly operation: string;
  /** The URL of the same data as JSON, on this server. */
  readonly json: string;
  /** Whether it is the data that the page shows without parameters, which is what its card is about. */
  readonly isOfCard: boolean;
  /** Our own status, or that of the service's refusal. */
  readonly status: number;
  readonly retryAfter: string | null;
  readonly data: unknown;
}

/**
 * The data of a page, the same as for a browser's request for its JSON; null for a path that is not a page with data.
 */
export async function loadPageData(
  network: string,
  segments: readonly string[],
  query: URLSearchParams,
): Promise<Result<LoadedPageData, BadInput> | null> {
  const data = pageData(segments, query);
  const json = jsonPath(network, segments, query);
  if (data === null || json === null) return null;
  if (data.refusal !== null) return fail(data.refusal.problem);
  const [version = "", ...path] = data.operation.split(".");
  if (version !== "v2" && version !== "v3") return null;
  const request = new Request(new URL(json, "http://127.0.0.1"));
  const response = await relay(request, { network, version, path: path.join(".") });
  const body: unknown = await response.json();
  return ok({
    operation: data.operation,
    json,
    isOfCard: json === jsonPath(network, segments),
    status: response.status,
    retryAfter: response.headers.get("retry-after"),
    data: body,
  });
}
