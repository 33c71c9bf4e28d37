import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { readBody } from "./body";
import { bytesOf, gatewayError, type ApiAnswer, type ServedRequest } from "./exchange";
import { mountAt, mountsOf, type Mount } from "./mounts";
import type { ApiNode } from "./node";
import { openGate, type Gate } from "./rules/gate";
import { originOf } from "./origin";
import type { Rules } from "./rules/rules";

export interface ApiOptions {
  /** Who may ask how often; nobody is refused without it. */
  readonly rules?: Rules | undefined;
  readonly clock?: (() => number) | undefined;
  readonly deadlineMs?: number | undefined;
  readonly maxBodyBytes?: number | undefined;
}

const DEADLINE_MS = 10_000;
const MAX_BODY_BYTES = 2 * 1024 * 1024;
const MAX_URL_LENGTH = 16_384;

const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, HEAD, POST, OPTIONS",
  "access-control-allow-headers": "X-API-Key, X-Ton-Client-Version, X-Actions-Version, Content-Type",
  "access-control-max-age": "86400",
};

/** The service, for a server of HTTP to answer with. */
export function createApi(node: ApiNode, options: ApiOptions = {}): RequestListener {
  const deadlineMs = options.deadlineMs ?? DEADLINE_MS;
  const maxBodyBytes = options.maxBodyBytes ?? MAX_BODY_BYTES;
  const gate = options.rules === undefined ? null : openGate(options.rules, options.clock);
  const mounts = mountsOf(node);

  async function answer(request: IncomingMessage): Promise<ApiAnswer | null> {
    const url = urlOf(request.url ?? "");
    if (url === null) return gatewayError(400, "Bad Request");
    const found = mountAt(mounts, url.pathname);
    if (found === null) return gatewayError(404, "Not Found");
    const refusal = refusalOf(gate, request, url.searchParams);
    if (refusal !== null) return refusal;
    const body = await readBody(request, maxBodyBytes);
    if (body.kind === "aborted") return null;
    if (body.kind === "too-large") return gatewayError(413, "Request Entity Too Large");
    return withinDeadline(found.mount, deadlineMs, {
      method: request.method === "HEAD" ? "GET" : (request.method ?? "GET"),
      path: found.rest,
      query: url.searchParams,
      origin: originOf(request.headers),
      body: body.bytes,
    });
  }

  return (request, response) => {
    if (request.method === "OPTIONS") return void response.writeHead(204, CORS).end();
    answer(request).then(
      (given) => (given === null ? response.destroy() : send(response, given)),
      () => send(response, gatewayError(500, "Internal Server Error")),
    );
  };
}

function urlOf(target: string): URL | null {
  if (target.length > MAX_URL_LENGTH) return null;
  // A target may be a whole URL, or anything at all.
  const text = target.startsWith("/") ? `http://localnet${target}` : target;
  return URL.canParse(text) ? new URL(text) : null;
}

function refusalOf(gate: Gate | null, request: IncomingMessage, query: URLSearchParams): ApiAnswer | null {
  const header = request.headers["x-api-key"];
  return (
    gate?.({
      header: typeof header === "string" ? header : null,
      query: query.get("api_key"),
      from: request.socket.remoteAddress ?? "",
    }) ?? null
  );
}

async function withinDeadline(mount: Mount, deadlineMs: number, request: ServedRequest): Promise<ApiAnswer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<ApiAnswer>((resolve) => {
    timer = setTimeout(() => resolve(mount.late), deadlineMs);
  });
  try {
    return await Promise.race([mount.part(request), late]);
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
  // A body that nobody read would be taken for the next request.
  if (!response.req.complete) response.req.destroy();
}
