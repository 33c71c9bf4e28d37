import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Call } from "./call-log";
import { CONTROL, ControlRoutes } from "./control-routes";
import { UpstreamNetwork } from "./upstream-network";
import { respondWithFault, repeatedRows, send, sendAltered } from "./send-response";
import { answerRequest } from "./service/answer-request";
import { readIncoming, type Incoming } from "./service/incoming-request";

const MAX_BODY = 8_000_000;

export interface Upstream {
  /** Without a trailing slash. A network's base URL is `${url}/${network}`. */
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a scripted TON Center for any number of networks, on 127.0.0.1. Port 0 takes a free one. */
export async function startUpstream(port: number): Promise<Upstream> {
  const networks = new Map<string, UpstreamNetwork>();
  const network = (id: string): UpstreamNetwork => {
    const existing = networks.get(id) ?? new UpstreamNetwork(id);
    networks.set(id, existing);
    return existing;
  };
  const control = new ControlRoutes(networks, network);
  const server = createServer((request, response) => {
    handle(request, response, control, network).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end("the scripted upstream itself failed");
    });
  });
  // Connections stay open between tests; a short keep-alive would race with the next request.
  server.keepAliveTimeout = 60_000;
  const url = await listening(server, port);
  return { url, close: () => closed(server) };
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  control: ControlRoutes,
  network: (id: string) => UpstreamNetwork,
): Promise<void> {
  const { pathname, search } = new URL(request.url ?? "/", "http://upstream");
  const method = request.method ?? "GET";
  const body = await read(request);
  const [, first = "", ...rest] = pathname.split("/");
  if (first === CONTROL) {
    const outcome = control.answer(method, rest, body);
    const text = JSON.stringify(outcome.body);
    response.writeHead(outcome.status, { "content-type": "application/json" }).end(text);
    return;
  }
  const key = request.headers["x-api-key"];
  const sent = {
    method,
    pathname: `/${rest.join("/")}`,
    search,
    body,
    key: typeof key === "string" ? key : null,
  };
  await serve(network(first), readIncoming(sent), response, { body, headers: headersOf(request) });
}

async function serve(
  network: UpstreamNetwork,
  incoming: Incoming,
  response: ServerResponse,
  sent: Pick<Call, "body" | "headers">,
): Promise<void> {
  const { method, version, path, query, key } = incoming;
  const call: Call = { method, version, path, query, key, ...sent, at: Date.now(), status: null };
  network.log.add(call);
  response.once("finish", () => {
    call.status = response.statusCode;
  });
  const { delayMs, fault } = network.faults.next(incoming);
  if (delayMs > 0) await wait(delayMs, undefined, { ref: false });
  if (fault !== null && respondWithFault(response, version, fault)) return;
  const reply =
    network.keyLimiter.check(network.script.keys, key, Date.now()) ??
    answerRequest(network.chain(), withOffsetShifted(incoming, repeatedRows(fault)));
  if (fault === null || reply.status !== 200) send(response, version, reply);
  else sendAltered(response, version, reply, fault);
}

function withOffsetShifted(incoming: Incoming, rows: number): Incoming {
  if (rows === 0) return incoming;
  const offset = Math.max(0, Number(incoming.raw.get("offset")?.[0] ?? 0) - rows);
  return { ...incoming, raw: new Map([...incoming.raw, ["offset", [String(offset)]]]) };
}

function headersOf(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes: Buffer = Buffer.from(chunk);
    size += bytes.length;
    if (size > MAX_BODY) throw new Error("a request of more than 8 MB");
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString("utf8");
}

async function listening(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the upstream has no port");
  return `http://127.0.0.1:${address.port}`;
}

/** Closes open connections too. */
async function closed(server: Server): Promise<void> {
  const done = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeAllConnections();
  await done;
}
