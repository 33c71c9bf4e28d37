import "server-only";
import { relay } from "../../gateway/proxy/relay";
import { jsonPath, pageData } from "../../search/page-data";

interface LoadedPageData {
  readonly operation: string;
  /** The URL of the same data as JSON, on this server. */
  readonly json: string;
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
): Promise<LoadedPageData | null> {
  const data = pageData(segments);
  const json = jsonPath(network, segments);
  if (data === null || json === null) return null;
  const [version = "", ...path] = data.operation.split(".");
  if (version !== "v2" && version !== "v3") return null;
  const request = new Request(new URL(json, "http://127.0.0.1"));
  const response = await relay(request, { network, version, path: path.join(".") });
  const body: unknown = await response.json();
  return {
    operation: data.operation,
    json,
    status: response.status,
    retryAfter: response.headers.get("retry-after"),
    data: body,
  };
}
