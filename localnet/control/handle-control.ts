import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody } from "../api/read-request-body";
import { TOKENS_HOST, TOKENS_PATH } from "../tokens/token-uris";
import { COMMANDS } from "./control-commands";
import { CommandUnavailable, type Controls } from "./controls";
import { refusalReason } from "./control-guard";
import { StoreFull } from "../store/store-problem";
import { serveTokenFile } from "./serve-token-file";

const ROOT = "/localnet";
/** Room for the code and data of an account that is copied. */
const MAX_BODY_BYTES = 1024 * 1024;

interface ControlAnswer {
  readonly status: number;
  readonly body: object;
  readonly allow?: string;
}

/** Whether a request is for the control API rather than for v2 or v3. */
export function isControl(request: IncomingMessage): boolean {
  const path = pathOf(request);
  return path === ROOT || path.startsWith(`${ROOT}/`) || request.headers.host === TOKENS_HOST;
}

export async function handleControl(
  controls: Controls,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = pathOf(request);
  if (path.startsWith(TOKENS_PATH)) return serveTokenFile(path.slice(TOKENS_PATH.length), request, response);
  if (request.headers.host === TOKENS_HOST) return serveTokenFile(path.slice(1), request, response);
  const refusal = refusalReason({ remoteAddress: request.socket.remoteAddress, headers: request.headers });
  const answer = refusal === null ? await answerCommand(controls, request) : problem(403, refusal);
  if (answer === null) return void response.destroy();
  response
    .writeHead(answer.status, {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      ...(answer.allow === undefined ? {} : { allow: answer.allow }),
    })
    .end(`${JSON.stringify(answer.body)}\n`);
  // Drain an unread body, or it would be parsed as the next request on this connection.
  request.resume();
}

async function answerCommand(controls: Controls, request: IncomingMessage): Promise<ControlAnswer | null> {
  const name = pathOf(request).slice(ROOT.length + 1);
  if (name === "")
    return request.method === "GET" || request.method === "HEAD"
      ? { status: 200, body: controls.state() }
      : { ...problem(405, "Only GET is possible here."), allow: "GET, HEAD" };
  const command = COMMANDS.get(name);
  if (command === undefined)
    return problem(404, `There is no such command. There are: ${[...COMMANDS.keys()].join(", ")}.`);
  if (request.method !== "POST") return { ...problem(405, "Only POST is possible here."), allow: "POST" };

  const body = await readBody(request, MAX_BODY_BYTES);
  if (body.kind === "aborted") return null;
  if (body.kind === "too-large") return problem(413, `The body may have at most ${MAX_BODY_BYTES} bytes.`);
  const input = inputOf(body.bytes);
  if (input === null) return problem(400, "The body has to be a JSON object.");
  try {
    const result = await command(controls, input);
    return result.kind === "done"
      ? { status: 200, body: result.answer }
      : problem(422, `This cannot be done: ${result.problem}.`);
  } catch (error) {
    if (error instanceof CommandUnavailable) return problem(409, error.message);
    if (error instanceof StoreFull) return problem(507, error.message);
    return problem(500, `The command failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function problem(status: number, error: string): ControlAnswer {
  return { status, body: { error } };
}

/** A client with a proxy sends the whole URL. */
function pathOf({ url = "" }: IncomingMessage): string {
  return url.split("?", 1)[0]?.replace(/^http:\/\/[^/]*/, "") ?? "";
}

/** An empty body counts as `{}`; null if the body is not a JSON object. */
function inputOf(bytes: Uint8Array | null): object | null {
  if (bytes === null || bytes.length === 0) return {};
  try {
    const input: unknown = JSON.parse(Buffer.from(bytes).toString("utf8"));
    return typeof input === "object" && !Array.isArray(input) ? input : null;
  } catch {
    return null;
  }
}
