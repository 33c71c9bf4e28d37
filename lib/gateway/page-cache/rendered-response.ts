import "server-only";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

/** Receives a response that has no connection. */
interface ResponseSink {
  /** Called once, before all chunks, when the headers are final. */
  begin(): void;
  chunk(bytes: Buffer): void;
  /** Called once, after all chunks or instead of them. */
  end(isComplete: boolean): void;
}

/** A response for several visitors: it depends on no connection, and no visitor's disconnect cuts it off. */
export class RenderedResponse extends ServerResponse {
  readonly #sink: ResponseSink;
  #isOver = false;

  constructor(request: IncomingMessage, sink: ResponseSink) {
    super(request);
    this.#sink = sink;
    // Node 24 knows only from its own methods that a response is finished; Next and we take one that closes before
    // that for a client that has left.
    Object.defineProperty(this, "writableFinished", { get: () => this.finished });
  }

  override writeHead(status: number, reason?: unknown, headers?: unknown): this {
    for (const given of [reason, headers])
      if (typeof given === "object" && given !== null)
        for (const [name, value] of Object.entries(given)) this.setHeader(name, value);
    super.writeHead(status);
    this.#sink.begin();
    return this;
  }

  override flushHeaders(): void {
    if (!this.headersSent && !this.#isOver) this.writeHead(this.statusCode);
  }

  override write(chunk: unknown, encoding?: unknown, callback?: unknown): boolean {
    this.flushHeaders();
    this.#take(chunk, encoding);
    runAll(encoding, callback);
    return true;
  }

  override end(chunk?: unknown, encoding?: unknown, callback?: unknown): this {
    if (this.#isOver) return this;
    this.flushHeaders();
    this.#take(chunk, encoding);
    this.#finish(true);
    this.emit("finish");
    runAll(chunk, encoding, callback);
    this.emit("close");
    return this;
  }

  override destroy(_error?: Error): this {
    if (this.#isOver) return this;
    this.#finish(false);
    this.emit("close");
    return this;
  }

  #take(chunk: unknown, encoding: unknown): void {
    if (this.#isOver) return;
    if (typeof chunk === "string")
      this.#sink.chunk(
        typeof encoding === "string" && Buffer.isEncoding(encoding)
          ? Buffer.from(chunk, encoding)
          : Buffer.from(chunk),
      );
    // The writer may reuse the same memory.
    else if (chunk instanceof Uint8Array) this.#sink.chunk(Buffer.from(chunk));
  }

  #finish(isComplete: boolean): void {
    this.#isOver = true;
    // The fields behind `writableEnded` and `writableFinished`.
    this.finished = isComplete;
    this.destroyed = !isComplete;
    this.#sink.end(isComplete);
  }
}

function runAll(...callbacks: readonly unknown[]): void {
  for (const callback of callbacks) if (typeof callback === "function") callback();
}

/** A request without a connection: it has these headers and no others. */
export function requestFor(target: string, headers: Readonly<Record<string, string>>): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.method = "GET";
  request.url = target;
  request.httpVersion = "1.1";
  request.httpVersionMajor = 1;
  request.httpVersionMinor = 1;
  for (const [name, value] of Object.entries(headers)) {
    request.headers[name] = value;
    request.rawHeaders.push(name, value);
  }
  // It has no body.
  request.complete = true;
  request.push(null);
  return request;
}
