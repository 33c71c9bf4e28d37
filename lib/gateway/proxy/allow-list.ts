import "server-only";
import { findEndpoint } from "../../toncenter/endpoints";
import type { ApiVersion, Endpoint } from "../../toncenter/endpoint";
import { fail, ok, type Result } from "../../toncenter/error";
import { refusal, type Reply } from "./reply";

/** The methods that this path supports. */
function methodsOf(version: ApiVersion, path: string): readonly Endpoint["method"][] {
  const get = findEndpoint(version, "GET", path) !== null;
  const post = findEndpoint(version, "POST", path) !== null;
  // The node interface accepts every call as a POST too.
  if (get) return version === "v2" || post ? ["GET", "POST"] : ["GET"];
  return post ? ["POST"] : [];
}

/** True for paths of the table; any other path is arbitrary text from a client. */
export function isInTable(version: ApiVersion, path: string): boolean {
  return methodsOf(version, path).length > 0;
}

export function allowedMethods(version: ApiVersion, path: string): string {
  const methods = methodsOf(version, path).flatMap((method) =>
    method === "GET" ? ["GET", "HEAD"] : [method],
  );
  return [...methods, "OPTIONS"].join(", ");
}

/** Finds the table row of this request, or refuses it as the service would. */
export function findOperation(version: ApiVersion, method: string, path: string): Result<Endpoint, Reply> {
  const effective = method === "HEAD" ? "GET" : method;
  const methods = methodsOf(version, path);
  if (methods.length === 0) {
    return fail(
      refusal(
        version,
        404,
        version === "v2" ? "Not Found" : `Cannot ${effective} /api/v3/${path.slice(0, 100)}`,
      ),
    );
  }
  if ((effective !== "GET" && effective !== "POST") || !methods.includes(effective)) {
    const message = version === "v2" ? `method ${effective} is not supported` : "Method Not Allowed";
    return fail(refusal(version, 405, message, { Allow: allowedMethods(version, path) }));
  }
  const endpoint = findEndpoint(version, effective, path) ?? findEndpoint(version, "GET", path);
  if (endpoint === null) return fail(refusal(version, 404, "Not Found"));
  return endpoint.browser
    ? ok(endpoint)
    : fail(refusal(version, 403, "this explorer does not pass this method on"));
}
