import "server-only";
import { LRUCache } from "lru-cache";
import { Agent, request } from "undici";
import * as v from "valibot";
import { parsedJson } from "../../text/parsed-json";
import { SOURCE_LIMITS, VerifiedSource } from "../../ton/contract/verified-source";
import { tryHash, type Hash } from "../../ton/value/hash";
import { discardBody, readBody } from "../upstream/response-body";

export const REGISTRY_LIMITS = {
  timeMs: 5_000,
  connections: 4,
  /** Codes looked up at the same time; beyond that the registry counts as unavailable. */
  waiting: 50,
  cacheBytes: 16 * 1024 * 1024,
  foundMs: 86_400_000,
  noneMs: 600_000,
  failedMs: 30_000,
} as const;

/** The registry's answer about code; `failed` if it could not be reached. */
export type SourceAnswer =
  | { readonly is: "found"; readonly source: VerifiedSource }
  | { readonly is: "none" }
  | { readonly is: "failed"; readonly reason: string };

/** The overhead of an entry besides its files. */
const OVERHEAD = 500;

/** Looks up code by its hash in a registry of verified sources: `GET <url>/<64 hexadecimal digits>`. */
export class SourceRegistry {
  readonly #url: string;
  readonly #limits: Readonly<Record<keyof typeof REGISTRY_LIMITS, number>>;
  readonly #agent: Agent;
  readonly #cache: LRUCache<Hash, SourceAnswer>;
  readonly #flights = new Map<Hash, Promise<SourceAnswer>>();

  constructor(url: string, limits: Partial<Readonly<Record<keyof typeof REGISTRY_LIMITS, number>>> = {}) {
    this.#url = url;
    this.#limits = { ...REGISTRY_LIMITS, ...limits };
    const { connections, timeMs } = this.#limits;
    this.#agent = new Agent({ connections, pipelining: 1, headersTimeout: timeMs, bodyTimeout: timeMs });
    this.#cache = new LRUCache({ maxSize: this.#limits.cacheBytes, sizeCalculation: sizeOf });
  }

  /** The registry's host; it vouches for the sources. */
  get host(): string {
    return new URL(this.#url).host;
  }

  /** One request at a time for each code. Never throws. */
  find(code: Hash): Promise<SourceAnswer> {
    const cached = this.#cache.get(code);
    if (cached !== undefined) return Promise.resolve(cached);
    const inFlight = this.#flights.get(code);
    if (inFlight !== undefined) return inFlight;
    if (this.#flights.size >= this.#limits.waiting)
      return Promise.resolve({ is: "failed", reason: "too many requests" });
    const flight = this.#ask(code).finally(() => this.#flights.delete(code));
    this.#flights.set(code, flight);
    return flight;
  }

  async #ask(code: Hash): Promise<SourceAnswer> {
    const answer = await this.#request(code).catch((): SourceAnswer => ({
      is: "failed",
      reason: "no answer",
    }));
    const { foundMs, noneMs, failedMs } = this.#limits;
    const ttl = answer.is === "found" ? foundMs : answer.is === "none" ? noneMs : failedMs;
    this.#cache.set(code, answer, { ttl });
    return answer;
  }

  async #request(code: Hash): Promise<SourceAnswer> {
    const response = await request(`${this.#url}/${code}`, {
      dispatcher: this.#agent,
      signal: AbortSignal.timeout(this.#limits.timeMs),
      headers: { accept: "application/json", "accept-encoding": "gzip, identity" },
    });
    const { statusCode, body } = response;
    if (statusCode !== 200) {
      discardBody(body);
      return statusCode === 404 ? { is: "none" } : { is: "failed", reason: `status ${statusCode}` };
    }
    const text = await readBody(response, SOURCE_LIMITS.bytes);
    const read = v.safeParse(VerifiedSource, parsedJson(text));
    if (!read.success) return { is: "failed", reason: "an answer of another form" };
    const { code_hash: stated } = read.output;
    return stated === undefined || tryHash(stated) === code
      ? { is: "found", source: read.output }
      : { is: "failed", reason: "an answer for other code" };
  }
}

function sizeOf(answer: SourceAnswer): number {
  if (answer.is !== "found") return OVERHEAD;
  return answer.source.files.reduce(
    (sum, { path, content }) => sum + 2 * (path.length + content.length),
    OVERHEAD,
  );
}
