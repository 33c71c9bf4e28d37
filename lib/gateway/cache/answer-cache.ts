import "server-only";
import { LRUCache } from "lru-cache";
import type { WireAnswer } from "../../toncenter/answer";
import type { Freshness } from "../../toncenter/endpoint";
import type { ApiError, BadInput, NotFound } from "../../toncenter/error";

/** A good answer, as received and as parsed. */
export interface CachedAnswer {
  readonly kind: "answer";
  readonly body: string;
  readonly value: unknown;
  readonly storedAtMs: number;
  readonly freshness: Freshness;
  /** Why the last attempt to refresh it failed. */
  readonly refreshError: ApiError | null;
}

/** A confirmed refusal by the service. */
interface CachedRefusal {
  readonly kind: "refusal";
  readonly error: BadInput | NotFound;
  readonly answer: WireAnswer;
  readonly storedAtMs: number;
  /** The last good answer before it, in case the service fails next. */
  readonly before: CachedAnswer | null;
}

export type CacheEntry = CachedAnswer | CachedRefusal;

const CACHE_BYTES = 128 * 1024 * 1024;

/**
 * Estimated memory of an entry, so that the cache is bounded by memory rather than by text length. Measured on real
 * answers: the parsed value takes 1.2 to 1.9 bytes per character of the body, the body itself 1. A body with a single
 * non-Latin-1 character takes 2, and so do the strings in the value.
 */
const BYTES_PER_CHARACTER = { ascii: 3, other: 5 } as const;
const BYTES_PER_ENTRY = 500;

/** First level: this process's memory, bounded in bytes; the least recently used entries are evicted first. */
export class AnswerCache {
  readonly #entries: LRUCache<string, CacheEntry>;

  constructor(maxBytes = CACHE_BYTES) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      // One huge answer must not evict everything else.
      maxEntrySize: Math.ceil(maxBytes / 2),
      sizeCalculation: sizeOf,
    });
  }

  get(key: string): CacheEntry | null {
    return this.#entries.get(key) ?? null;
  }

  /** The last good answer, also when the service has refused since. */
  good(key: string): CachedAnswer | null {
    return goodOf(this.get(key));
  }

  set(key: string, entry: CacheEntry): void {
    this.#entries.set(key, entry);
  }

  /** Records beside the answer that refreshing it failed. */
  noteFailure(key: string, error: ApiError): void {
    const good = goodOf(this.#entries.peek(key) ?? null);
    if (good !== null) this.#entries.set(key, { ...good, refreshError: error });
  }

  get size(): { readonly entries: number; readonly bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize };
  }
}

export function goodOf(entry: CacheEntry | null): CachedAnswer | null {
  return entry?.kind === "refusal" ? entry.before : entry;
}

function sizeOf(entry: CacheEntry, key: string): number {
  const body = entry.kind === "answer" ? entry.body : entry.answer.body + (entry.before?.body ?? "");
  const ascii = Buffer.byteLength(body) === body.length;
  return BYTES_PER_ENTRY + key.length + body.length * BYTES_PER_CHARACTER[ascii ? "ascii" : "other"];
}
