import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { readBody } from "./body";
import { bytesOf, gatewayError, type ApiAnswer, type ApiPart } from "./exchange";
import type { ApiNode } from "./node";
import { mountAt, mountsOf, type Mount } from "./mounts";
import { openGate, type Gate } from "./rules/gate";
import type { Rules } from "./rules/keys";
import { SERVICE_VERSION } from "./v2/envelope";

export interface ApiOptions {
  /** Who may ask how often; nobody is refused without it. */
  readonly rules?: Rules | undefined;
  readonly clock?: (() => number) | undefined;
  readonly deadlineMs?: number | undefined;
  readonly maxBodyBytes?: number | undefined;
  readonly beside?: Beside | undefined;
}

/** Another interface on the same port, which answers its own requests by itself. */
export interface Beside {
  takes(request: IncomingMessage): boolean;
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
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

/** The service over HTTP. The caller says where it listens and, through `close`, for how long. */
export function createApi(node: ApiNode, options: ApiOptions = {}): Server {
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
      body: body.bytes,
    });
  }

  const server = createServer(
    { keepAliveTimeout: 30_000, requestTimeout: deadlineMs },
    (request, response) => {
      response.on("error", () => response.destroy());
      if (options.beside?.takes(request) === true) {
        options.beside.handle(request, response).catch(() => response.destroy());
        return;
      }
      if (request.method === "OPTIONS") return void response.writeHead(204, CORS).end();
      answer(request).then(
        (given) => (given === null ? response.destroy() : send(response, given, server.listening)),
        () => send(response, gatewayError(500, "Internal Server Error"), server.listening),
      );
    },
  );
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === "ECONNRESET") return void socket.destroy();
    const status =
      error.code === "HPE_HEADER_OVERFLOW" ? "431 Request Header Fields Too Large" : "400 Bad Request";
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  return server;
}

/** Lets the requests under way finish, those that take no longer than `graceMs`. */
export function closeApi(server: Server, graceMs = 5_000): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
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

async function withinDeadline(
  mount: Mount,
  deadlineMs: number,
  request: Parameters<ApiPart>[0],
): Promise<ApiAnswer> {
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

function send(response: ServerResponse, answer: ApiAnswer, open: boolean): void {
  const bytes = bytesOf(answer);
  // While the server closes, no connection outlives its answer.
  if (!open) response.setHeader("connection", "close");
  response
    .writeHead(answer.status, {
      ...CORS,
      "content-type": "application/json; charset=utf-8",
      "content-length": bytes.length,
      "x-api-version": SERVICE_VERSION,
    })
    .end(bytes);
  // A body that nobody read would be taken for the next request.
  if (!response.req.complete) response.req.destroy();
}
