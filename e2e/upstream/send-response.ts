import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import type { ApiVersion } from "../../lib/toncenter/endpoint";
import type { ResponseFault } from "./fault-plan";
import { refusalByFault, type Reply } from "./service/refusal";
import { replaceAt, sliceBody } from "./service/answer-rows";

/** Versions that the services report. */
const API_VERSIONS: Readonly<Record<ApiVersion, string>> = { v2: "2.1.11", v3: "1.3.0" };
const ERROR_PAGE =
  "<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>";
const CHUNK = Buffer.from("a".repeat(65_536));

function headersOf(version: ApiVersion, reply: Reply, length: number) {
  return {
    "content-type": "application/json; charset=utf-8",
    "content-length": String(length),
    "x-api-version": API_VERSIONS[version],
    "server-timing": "app;dur=1.0ms",
    ...reply.headers,
  };
}

export function send(response: ServerResponse, version: ApiVersion, reply: Reply): void {
  const body = Buffer.from(JSON.stringify(reply.body));
  response.writeHead(reply.status, headersOf(version, reply, body.length)).end(body);
}

/** Faults that need no answer from the chain. Returns true if the request is handled. */
export function respondWithFault(
  response: ServerResponse,
  version: ApiVersion,
  fault: ResponseFault,
): boolean {
  switch (fault.kind) {
    case "status": {
      const { status, retryAfter = null, wording = "error", text = null } = fault;
      send(response, version, refusalByFault(version, status, { retryAfter, wording, text }));
      return true;
    }
    case "notJson":
      response.writeHead(fault.status ?? 200, { "content-type": "text/html" }).end(ERROR_PAGE);
      return true;
    case "foreign":
      response
        .writeHead(fault.status, { "content-type": "application/json" })
        .end(JSON.stringify(fault.body));
      return true;
    case "redirect":
      response.writeHead(302, { location: fault.to }).end();
      return true;
    case "drop":
      response.destroy();
      return true;
    case "hang":
      return true;
    case "huge":
      stream(response, fault.bytes, fault.declared === true ? { "content-length": String(fault.bytes) } : {});
      return true;
    default:
      return false;
  }
}

/** Streams a JSON text of this size. */
function stream(response: ServerResponse, bytes: number, headers: Readonly<Record<string, string>>): void {
  response.writeHead(200, { "content-type": "application/json", ...headers });
  response.write('{"junk":"');
  let left = Math.max(0, bytes - '{"junk":""}'.length);
  const more = () => {
    while (left > 0) {
      const chunk = CHUNK.subarray(0, Math.min(left, CHUNK.length));
      left -= chunk.length;
      if (!response.write(chunk)) return void response.once("drain", more);
    }
    response.end('"}');
  };
  more();
}

/** By how many rows a page begins before the requested offset. */
export function repeatedRows(fault: ResponseFault | null): number {
  return fault?.kind === "repeatRows" ? fault.rows : 0;
}

/** Sends a correct answer with one alteration. */
export function sendAltered(
  response: ServerResponse,
  version: ApiVersion,
  reply: Reply,
  fault: ResponseFault,
): void {
  const altered = { ...reply, body: alter(reply.body, fault) };
  const body = Buffer.from(JSON.stringify(altered.body));
  if (fault.kind === "gzip") {
    const packed = gzipSync(body);
    const headers = { ...headersOf(version, altered, packed.length), "content-encoding": "gzip" };
    response.writeHead(altered.status, headers).end(packed);
  } else if (fault.kind === "cut") {
    response.writeHead(altered.status, headersOf(version, altered, body.length));
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
  } else {
    response.writeHead(altered.status, headersOf(version, altered, body.length)).end(body);
  }
}

function alter(body: unknown, fault: ResponseFault): unknown {
  switch (fault.kind) {
    case "wrongType":
      return fault.path === "" ? fault.value : replaceAt(body, fault.path.split("."), fault.value);
    case "shortPage":
      return sliceBody(body, 0, fault.rows);
    case "empty":
      return sliceBody(body, 0, 0);
    default:
      return body;
  }
}
