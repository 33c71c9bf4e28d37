import "server-only";
import { LRUCache } from "lru-cache";
import type { WireAnswer } from "../../toncenter/answer";
import type { Freshness } from "../../toncenter/endpoint";
import type { ApiError, BadInput, NotFound } from "../../toncenter/error";

/** A good answer, as it came and as it was read. */
export interface Kept {
  readonly kind: "answer";
  readonly body: string;
  readonly value: unknown;
  readonly storedAtMs: number;
  readonly freshness: Freshness;
  /** Why the last attempt to get a newer one failed. */
  readonly refreshError: ApiError | null;
}

/** The service's confirmed no. */
interface Refusal {
  readonly kind: "refusal";
  readonly error: BadInput | NotFound;
  readonly answer: WireAnswer;
  readonly storedAtMs: number;
}

export type Entry = Kept | Refusal;

const CACHE_BYTES = 128 * 1024 * 1024;

/**
 * What an entry really takes, so that the bound is one of memory and not of text. Measured on real answers: the
 * value that is read from a body takes 1.2 to 1.9 bytes for each character of it, the body itself 1. A body
 * with one emoji in a name takes 2, and the names in the value too.
 */
const BYTES_PER_CHARACTER = { ascii: 3, other: 5 } as const;
const BYTES_PER_ENTRY = 500;

/** First level: this process' memory, bounded in bytes, the least recently used go first. */
export class AnswerCache {
  readonly #entries: LRUCache<string, Entry>;

  constructor(maxBytes = CACHE_BYTES) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      // One giant answer must not push out everything else.
      maxEntrySize: Math.ceil(maxBytes / 2),
      sizeCalculation: sizeOf,
    });
  }

  get(key: string): Entry | null {
    return this.#entries.get(key) ?? null;
  }

  set(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
  }

  /** Remembers beside the answer that it could not be refreshed. */
  noteFailure(key: string, error: ApiError): void {
    const entry = this.#entries.peek(key);
    if (entry?.kind === "answer") this.#entries.set(key, { ...entry, refreshError: error });
  }

  get size(): { readonly entries: number; readonly bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize };
  }
}

function sizeOf(entry: Entry, key: string): number {
  const body = entry.kind === "answer" ? entry.body : entry.answer.body;
  const ascii = Buffer.byteLength(body) === body.length;
  return BYTES_PER_ENTRY + key.length + body.length * BYTES_PER_CHARACTER[ascii ? "ascii" : "other"];
}
