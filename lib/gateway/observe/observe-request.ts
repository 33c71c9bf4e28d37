import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestContext } from "../visitor/request-context";
import { requestKind, type RequestKind } from "./request-kind";

/** One request, after its response is complete or its visitor has disconnected. */
export interface RequestRecord extends RequestKind {
  readonly id: string;
  readonly method: string;
  readonly status: number;
  /** Null when nothing was sent. */
  readonly firstByteMs: number | null;
  readonly durationMs: number;
  readonly answers: number;
  readonly waitedMs: number;
  readonly left: boolean;
}

export interface RequestObserver {
  /** The network ids that are prefixes of paths. */
  readonly networks: ReadonlySet<string>;
  begin?(request: IncomingMessage, id: string): void;
  record(request: RequestRecord): void;
}

/** Measures a request until its end, and reports in Server-Timing where the time until the first byte went. */
export function observeRequest(
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
  observer: RequestObserver,
): void {
  const target = request.url ?? "/";
  const kind = requestKind(target, request.headers["rsc"] !== undefined, observer.networks);
  const { timing, id } = context;
  const { method = "GET" } = request;
  observer.begin?.(request, id);
  beforeHeaders(response, () => {
    timing.noteFirstByte();
    if (kind.kind !== "file") response.setHeader("Server-Timing", timing.header());
  });
  response.once("close", () => {
    observer.record({
      ...kind,
      id,
      method,
      status: response.statusCode,
      firstByteMs: timing.firstByteMs,
      durationMs: timing.elapsedMs,
      answers: timing.answers,
      waitedMs: timing.waitedMs,
      left: !response.writableFinished,
    });
  });
}

/** Node writes the headers through this method, whether it is called explicitly or by the first write. */
function beforeHeaders(response: ServerResponse, note: () => void): void {
  const write = response.writeHead.bind(response);
  const noted = (...given: unknown[]): unknown => {
    if (!response.headersSent) note();
    return Reflect.apply(write, response, given);
  };
  Object.defineProperty(response, "writeHead", { value: noted, configurable: true, writable: true });
}
