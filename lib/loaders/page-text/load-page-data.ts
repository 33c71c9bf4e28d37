import "server-only";
import { relay } from "../../gateway/proxy/relay";
import { jsonPath, pageData } from "../../search/page-data";

interface LoadedPageData {
  readonly operation: string;
  /** Where the same is as JSON, on this server. */
  readonly json: string;
  /** Ours, or the service's refusal. */
  readonly status: number;
  readonly retryAfter: string | null;
  readonly data: unknown;
}

/** The data of a page, as a request of a browser for its JSON gets it; null for a path that is no page of data. */
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
