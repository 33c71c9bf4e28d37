import "server-only";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Clock } from "../gateway-clock";
import type { OptionalRedis } from "../cache/redis";

/** 128 bits of the code, too many to guess. */
const SIGNATURE_BYTES = 16;
const RETRY_MS = 1_000;
const REDIS_KEY = "shardscope:picture-secret";
/** A full Redis lets a script write only after it has removed something. */
const TAKE_OR_SET = `
local kept = redis.pcall('GET', KEYS[1])
if type(kept) == 'string' then return kept end
redis.call('DEL', KEYS[1])
redis.call('SET', KEYS[1], ARGV[1])
return ARGV[1]
`;

/**
 * Signs the URLs that our server may fetch. Explorers behind one address must accept each other's signatures: with a
 * configured secret, or with one that the first of them stores in Redis. Until Redis has answered, this process uses
 * its own secret.
 */
export class PictureSecret {
  readonly #own: string;
  readonly #redis: OptionalRedis | null;
  readonly #clock: Clock;
  #shared: string | null = null;
  #triedAtMs = Number.NEGATIVE_INFINITY;
  #asked = Promise.resolve();

  constructor(configured: string | null, redis: OptionalRedis | null, clock: Clock) {
    this.#own = configured ?? randomBytes(32).toString("hex");
    this.#redis = configured === null ? redis : null;
    this.#clock = clock;
  }

  sign(text: string): string {
    this.#share().catch(() => {});
    return codeOf(this.#shared ?? this.#own, text).toString("base64url");
  }

  /** Whether this server, or one that shares its secret, has signed the text. */
  async hasSigned(text: string, signature: string): Promise<boolean> {
    const given = Buffer.from(signature, "base64url");
    if (given.length !== SIGNATURE_BYTES || given.toString("base64url") !== signature) return false;
    await this.#share();
    return [this.#own, ...(this.#shared === null ? [] : [this.#shared])].some((secret) =>
      timingSafeEqual(given, codeOf(secret, text)),
    );
  }

  /** Callers that arrive while Redis is being read wait for the same answer. */
  #share(): Promise<void> {
    const nowMs = this.#clock.now();
    const isDue = this.#shared === null && Math.abs(nowMs - this.#triedAtMs) >= RETRY_MS;
    if (this.#redis === null || !isDue) return this.#asked;
    this.#triedAtMs = nowMs;
    this.#asked = this.#ask(this.#redis);
    return this.#asked;
  }

  async #ask(redis: OptionalRedis): Promise<void> {
    const secret = await redis.attempt((commands) =>
      commands.evaluate(TAKE_OR_SET, [REDIS_KEY], [this.#own]),
    );
    if (typeof secret === "string" && secret.length >= SIGNATURE_BYTES) this.#shared = secret;
  }
}

function codeOf(secret: string, text: string): Buffer {
  return createHmac("sha256", secret).update(text).digest().subarray(0, SIGNATURE_BYTES);
}
