import "server-only";
import { lookup, type LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import { Agent, buildConnector } from "undici";
import { discardBody, headerOf, readBytes } from "../upstream/response-body";
import { AnswerTooLarge } from "../upstream/socket-error";
import { PictureRefusal } from "./picture-refusal";
import { problemOfUrl } from "./picture-url";
import { isPublicAddress } from "./public-address";

export const FETCH_LIMITS = {
  bytes: 8 * 1024 * 1024,
  /** For the whole fetch, redirects included. */
  timeMs: 8_000,
  connectMs: 4_000,
  redirects: 3,
  connectionsPerHost: 4,
} as const;

/** The signature of the system's resolver. */
type Resolve = (name: string, done: (error: Error | null, found: readonly LookupAddress[]) => void) => void;

export interface FetcherOptions {
  /** Prefixes of URLs in our own network or of a configured gateway; these may resolve to any address. */
  readonly trusted: readonly string[];
  readonly limits?: Partial<Readonly<Record<keyof typeof FETCH_LIMITS, number>>>;
  /** For tests, which have no internet. */
  readonly isPublic?: (address: string) => boolean;
  readonly resolve?: Resolve;
  readonly problemOf?: typeof problemOfUrl;
}

const HEADERS = {
  accept: "image/webp,image/png,image/jpeg,image/gif,image/avif,image/svg+xml",
  "accept-encoding": "gzip, identity",
  "user-agent": "Shardscope (pictures of tokens)",
};

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** Some hosts send a wrong type, or serve an SVG as text; the first bytes decide the format. */
const TYPES =
  /^(image\/|application\/octet-stream|binary\/octet-stream|text\/plain|text\/xml|application\/xml)/i;

/** Loads pictures from URLs written by strangers, from public hosts only. */
export class PictureFetcher {
  readonly #trusted: readonly string[];
  readonly #limits: Readonly<Record<keyof typeof FETCH_LIMITS, number>>;
  readonly #isPublic: (address: string) => boolean;
  readonly #problemOf: typeof problemOfUrl;
  readonly #guarded: Agent;
  readonly #plain: Agent;

  constructor({
    trusted,
    limits,
    isPublic = isPublicAddress,
    resolve = resolveAll,
    problemOf,
  }: FetcherOptions) {
    this.#trusted = trusted;
    this.#limits = { ...FETCH_LIMITS, ...limits };
    this.#isPublic = isPublic;
    this.#problemOf = problemOf ?? problemOfUrl;
    const { connectMs, connectionsPerHost, timeMs } = this.#limits;
    const options = {
      connections: connectionsPerHost,
      pipelining: 1,
      headersTimeout: timeMs,
      bodyTimeout: timeMs,
      maxHeaderSize: 16_384,
      keepAliveTimeout: 10_000,
    };
    this.#guarded = new Agent({ ...options, connect: guardedConnector(isPublic, resolve, connectMs) });
    this.#plain = new Agent({ ...options, connect: { timeout: connectMs } });
  }

  /** The bytes of the picture. Throws a `PictureRefusal`. */
  async fetch(target: string): Promise<Buffer> {
    const signal = AbortSignal.timeout(this.#limits.timeMs);
    try {
      let url = parsed(target);
      for (let hops = 0; hops <= this.#limits.redirects; hops += 1) {
        const next = await this.#load(url, signal);
        if (!(next instanceof URL)) return next;
        url = next;
      }
      throw new PictureRefusal("redirects");
    } catch (error) {
      throw refusalOf(error, signal);
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#guarded.destroy(), this.#plain.destroy()]);
  }

  /** The picture, or its location after a redirect. */
  async #load(url: URL, signal: AbortSignal): Promise<Buffer | URL> {
    const isTrusted = this.#trusted.some((prefix) => url.href.startsWith(prefix));
    const problem = isTrusted ? null : this.#problemOf(url, this.#isPublic);
    if (problem !== null) throw new PictureRefusal(problem);
    const response = await (isTrusted ? this.#plain : this.#guarded).request({
      origin: url.origin,
      path: url.pathname + url.search,
      method: "GET",
      headers: HEADERS,
      signal,
    });
    const { statusCode, headers, body } = response;
    const location = headerOf(headers, "location");
    if (REDIRECTS.has(statusCode) && location !== null) {
      discardBody(body);
      return parsed(location, url);
    }
    const type = headerOf(headers, "content-type");
    const refused = statusCode !== 200 ? "status" : type !== null && !TYPES.test(type) ? "type" : null;
    if (refused !== null) {
      discardBody(body);
      throw new PictureRefusal(refused);
    }
    return readBytes(response, this.#limits.bytes);
  }
}

/**
 * Connects to public addresses only. The name is resolved once, for the connection being made, so that no second
 * answer can lead elsewhere; the socket's address is checked as well.
 */
function guardedConnector(
  isPublic: (address: string) => boolean,
  resolve: Resolve,
  timeout: number,
): buildConnector.connector {
  const guardedLookup: LookupFunction = (name, { all }, done) => {
    resolve(name, (error, found) => {
      const [first] = found;
      if (error !== null || first === undefined) return done(error ?? new PictureRefusal("name"), "", 0);
      // A private address among public ones is an attack, too.
      if (!found.every(({ address }) => isPublic(address))) return done(new PictureRefusal("address"), "", 0);
      return all === true ? done(null, [...found]) : done(null, first.address, first.family);
    });
  };
  const connect = buildConnector({ timeout, lookup: guardedLookup });
  return (options, done) => {
    connect(options, (...[error, socket]) => {
      if (error !== null) return done(error, null);
      if (socket.remoteAddress !== undefined && isPublic(socket.remoteAddress)) return done(null, socket);
      socket.destroy();
      return done(new PictureRefusal("address"), null);
    });
  };
}

function resolveAll(name: string, done: Parameters<Resolve>[1]): void {
  lookup(name, { all: true }, (error, found) => done(error, error === null ? found : []));
}

function parsed(target: string, base?: URL): URL {
  if (!URL.canParse(target, base)) throw new PictureRefusal("url");
  return new URL(target, base);
}

function refusalOf(error: unknown, signal: AbortSignal): PictureRefusal {
  if (error instanceof PictureRefusal) return error;
  if (signal.aborted) return new PictureRefusal("time");
  if (error instanceof AnswerTooLarge) return new PictureRefusal("bytes");
  const name = error instanceof Error ? error.name : "";
  return new PictureRefusal(/Timeout/.test(name) ? "time" : "network");
}
