import type { ApiVersion, Endpoint } from "./endpoint";
import { V2_ENDPOINTS } from "./v2/v2-endpoints";
import { V3_ENDPOINTS } from "./v3/v3-endpoints";

/** All operations of the service, each once. */
export const ENDPOINTS: readonly Endpoint[] = [...V2_ENDPOINTS, ...V3_ENDPOINTS];

const addressOf = (version: ApiVersion, method: string, path: string) => `${version} ${method} ${path}`;

const BY_ADDRESS: ReadonlyMap<string, Endpoint> = new Map(
  ENDPOINTS.map((endpoint) => [addressOf(endpoint.version, endpoint.method, endpoint.path), endpoint]),
);

/** `path` is the part after `/api/v2/` or `/api/v3/`. */
export function findEndpoint(version: ApiVersion, method: Endpoint["method"], path: string): Endpoint | null {
  return BY_ADDRESS.get(addressOf(version, method, path)) ?? null;
}
