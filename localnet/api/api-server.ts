import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { readBody } from "./read-request-body";
import { bytesOf, gatewayError, type ApiAnswer, type ServedRequest } from "./api-request";
import { mountAt, mountsOf, type Mount } from "./api-mounts";
import type { ApiNode } from "./api-node";
import { openAccessGate, type AccessGate } from "./access/access-gate";
import { originOf } from "./request-origin";
import type { AccessRules } from "./access/access-rules";

export interface ApiOptions {
  /** API keys and rate limits; without them every request is accepted. */
  readonly rules?: AccessRules | undefined;
  readonly clock?: (() => number) | undefined;
  readonly deadlineMs?: number | undefined;
  readonly maxBodyBytes?: number | undefined;
}

const DEADLINE_MS = 10_000;
const MAX_BODY_BYTES = 2 * 1024 * 1024;
/** Room for a thousand addresses. */
const MAX_URL_LENGTH = 128 * 1024;

const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, HEAD, POST, OPTIONS",
  "access-control-allow-headers":
    "X-API-Key, X-Ton-Client-Version, X-Actions-Version, X-No-Address-Book, X-No-Metadata, Content-Type",
  "access-control-max-age": "86400",
};

/** Request listener that serves v2 and v3. */
export function createApi(node: ApiNode, options: ApiOptions = {}): RequestListener {
  const deadlineMs = options.deadlineMs ?? DEADLINE_MS;
  const maxBodyBytes = options.maxBodyBytes ?? MAX_BODY_BYTES;
  const gate = options.rules === undefined ? null : openAccessGate(options.rules, options.clock);
  const mounts = mountsOf(node);

  async function answer(request: IncomingMessage): Promise<ApiAnswer | null> {
    const url = urlOf(request.url ?? "");
    if (url === null) return gatewayError(400, "Bad Request");
    const found = mountAt(mounts, url.pathname);
    if (found === null) return gatewayError(404, "Not Found");
    const denied = accessError(gate, request, url.searchParams);
    if (denied !== null) return denied;
    const body = await readBody(request, maxBodyBytes);
    if (body.kind === "aborted") return null;
    if (body.kind === "too-large") return gatewayError(413, "Request Entity Too Large");
    for (const [header, parameter] of found.mount.headers ?? []) {
      const value = request.headers[header];
      if (typeof value === "string" && value !== "") url.searchParams.set(parameter, value);
    }
    return withinDeadline(found.mount, deadlineMs, {
      method: request.method === "HEAD" ? "GET" : (request.method ?? "GET"),
      path: found.rest,
      query: url.searchParams,
      origin: originOf(request.headers),
      body: body.bytes,
    });
  }

  return (request, response) => {
    if (HEALTH_PATHS.has((request.url ?? "").split("?", 1)[0] ?? "")) return sendHealth(response);
    if (request.method === "OPTIONS") return void response.writeHead(204, CORS).end();
    answer(request).then(
      (answered) => (answered === null ? response.destroy() : send(response, answered)),
      () => send(response, gatewayError(500, "Internal Server Error")),
    );
  };
}

const HEALTH_PATHS: ReadonlySet<string> = new Set([
  "/healthcheck",
  "/api/v2/healthcheck",
  "/api/v3/healthcheck",
]);

/** Not counted by the rate limit, as in the service. */
function sendHealth(response: ServerResponse): void {
  response.writeHead(200, { ...CORS, "content-type": "text/plain; charset=utf-8" }).end("OK");
  response.req.resume();
}

function urlOf(target: string): URL | null {
  if (target.length > MAX_URL_LENGTH) return null;
  // A request target may be an absolute URL or arbitrary text.
  const text = target.startsWith("/") ? `http://localnet${target}` : target;
  return URL.canParse(text) ? new URL(text) : null;
}

function accessError(
  gate: AccessGate | null,
  request: IncomingMessage,
  query: URLSearchParams,
): ApiAnswer | null {
  const header = request.headers["x-api-key"];
  return (
    gate?.({
      header: typeof header === "string" ? header : null,
      query: query.get("api_key"),
      remoteAddress: request.socket.remoteAddress ?? "",
    }) ?? null
  );
}

async function withinDeadline(mount: Mount, deadlineMs: number, request: ServedRequest): Promise<ApiAnswer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<ApiAnswer>((resolve) => {
    timer = setTimeout(() => resolve(mount.timeout), deadlineMs);
  });
  try {
    return await Promise.race([mount.handle(request), late]);
  } finally {
    clearTimeout(timer);
  }
}

function send(response: ServerResponse, answer: ApiAnswer): void {
  const bytes = bytesOf(answer);
  response
    .writeHead(answer.status, {
      ...CORS,
      ...answer.headers,
      "content-type": "application/json; charset=utf-8",
      "content-length": bytes.length,
    })
    .end(bytes);
  // An unread body would be parsed as the next request on this connection.
  if (!response.req.complete) response.req.destroy();
}
