import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody } from "../api/body";
import { TOKENS_PATH } from "../tokens/origin";
import { COMMANDS } from "./commands";
import { CannotNow, type Controls } from "./controls";
import { refusalOf } from "./guard";
import { serveTokenFile } from "./token-files";

const ROOT = "/localnet";
const MAX_BODY_BYTES = 64 * 1024;

interface Answer {
  readonly status: number;
  readonly body: object;
  readonly allow?: string;
}

/** Whether a request is for the control of localnet and not for the service that it runs. */
export function isControl(request: IncomingMessage): boolean {
  const path = pathOf(request);
  return path === ROOT || path.startsWith(`${ROOT}/`);
}

export async function handleControl(
  controls: Controls,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = pathOf(request);
  if (path.startsWith(TOKENS_PATH)) return serveTokenFile(path.slice(TOKENS_PATH.length), request, response);
  const refusal = refusalOf({ remoteAddress: request.socket.remoteAddress, headers: request.headers });
  const answer = refusal === null ? await answerTo(controls, request) : problem(403, refusal);
  if (answer === null) return void response.destroy();
  response
    .writeHead(answer.status, {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      ...(answer.allow === undefined ? {} : { allow: answer.allow }),
    })
    .end(`${JSON.stringify(answer.body)}\n`);
  // What nobody wanted to read would be taken for the next request.
  request.resume();
}

async function answerTo(controls: Controls, request: IncomingMessage): Promise<Answer | null> {
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
    const outcome = await command(controls, input);
    return outcome.kind === "done"
      ? { status: 200, body: outcome.answer }
      : problem(422, `This cannot be done: ${outcome.problem}.`);
  } catch (error) {
    if (error instanceof CannotNow) return problem(409, error.message);
    throw error;
  }
}

function problem(status: number, error: string): Answer {
  return { status, body: { error } };
}

function pathOf({ url = "" }: IncomingMessage): string {
  return url.split("?", 1)[0] ?? "";
}

/** An empty body is an empty object; null when it is not an object of JSON. */
function inputOf(bytes: Uint8Array | null): object | null {
  if (bytes === null || bytes.length === 0) return {};
  try {
    const input: unknown = JSON.parse(Buffer.from(bytes).toString("utf8"));
    return typeof input === "object" && !Array.isArray(input) ? input : null;
  } catch {
    return null;
  }
}
