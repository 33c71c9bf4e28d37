import "server-only";
import { LRUCache } from "lru-cache";
import type { SendReport } from "../../domain/send/send-report";
import type { Address } from "../../ton/address/address";
import type { Hash } from "../../ton/value/hash";

/** Longer than nodes and wallets keep a message valid. */
const KEPT_MS = 24 * 60 * 60_000;
const MAX_MESSAGES = 20_000;

/** What this process has sent, so that nothing is sent twice by accident. */
export class SentMessages {
  readonly #attempts: LRUCache<string, Promise<SendReport>>;
  readonly #reports: LRUCache<string, SendReport>;
  readonly #destinations: LRUCache<string, Address>;

  constructor(max = MAX_MESSAGES) {
    this.#attempts = new LRUCache({ max, ttl: KEPT_MS });
    this.#reports = new LRUCache({ max, ttl: KEPT_MS });
    this.#destinations = new LRUCache({ max, ttl: KEPT_MS });
  }

  /** The last report of a message. */
  reportOf(network: string, hash: Hash): SendReport | null {
    return this.#reports.get(keyOf(network, hash)) ?? null;
  }

  /** The destination, which the message's hash does not reveal. */
  destinationOf(network: string, hash: Hash): Address | null {
    return this.#destinations.get(keyOf(network, hash)) ?? null;
  }

  noteDestination(network: string, hash: Hash, destination: Address): void {
    this.#destinations.set(keyOf(network, hash), destination);
  }

  /**
   * Sends a message unless that is in progress or has been done. A refused message can be sent again; a message of
   * unknown outcome only with `again`.
   */
  async once(
    network: string,
    hash: Hash,
    again: boolean,
    send: () => Promise<SendReport>,
  ): Promise<SendReport> {
    const key = keyOf(network, hash);
    const existing = this.#attempts.get(key);
    if (existing !== undefined) {
      const report = await existing;
      if (!again || report.outcome !== "unknown") return { ...report, repeated: true };
      // Of several callers that wait for the same answer, only one sends the message again.
      const newer = this.#attempts.get(key);
      if (newer !== undefined && newer !== existing) return { ...(await newer), repeated: true };
    }
    const attempt = send();
    this.#attempts.set(key, attempt);
    try {
      const report = await attempt;
      this.#reports.set(key, report);
      if (report.outcome === "refused" && this.#attempts.get(key) === attempt) this.#attempts.delete(key);
      return report;
    } catch (error) {
      if (this.#attempts.get(key) === attempt) this.#attempts.delete(key);
      throw error;
    }
  }
}

function keyOf(network: string, hash: Hash): string {
  return `${network} ${hash}`;
}

// Pages and routes are bundled separately: a module exists several times, the process once.
const SHARED = Symbol.for("shardscope.sent-messages");

export function sentMessages(): SentMessages {
  const shared: typeof globalThis & { [SHARED]?: SentMessages } = globalThis;
  shared[SHARED] ??= new SentMessages();
  return shared[SHARED];
}
