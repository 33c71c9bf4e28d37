import type { Endpoint, MissingRefusal } from "./endpoint";

/** How the index refuses a request without `field`: for a POST with the status that usually means a missing key. */
export function refusalOfMissing(endpoint: Endpoint, field: string): MissingRefusal {
  return (
    endpoint.missing ?? { status: endpoint.method === "POST" ? 401 : 422, message: `${field} is required` }
  );
}
