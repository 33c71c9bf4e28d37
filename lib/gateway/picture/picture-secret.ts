import "server-only";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Clock } from "../gateway-clock";
import type { OptionalRedis } from "../cache/redis";

/** 128 bits of the code, too many to guess. */
const SIGNATURE_BYTES = 16;
/** While no secret is shared, and for a signature that this process does not know. */
const RETRY_MS = 1_000;
/** Redis may lose its keys at any time, and another explorer then stores another secret. */
const REPEAT_MS = 60_000;
/** Secrets whose signatures are valid; those of running explorers are reported again and again, so they stay. */
const MOST_SECRETS = 16;
/** Open pages and answers in memory contain signatures of explorers that have stopped. */
const KEPT_S = 24 * 3_600;
/** The braces put both on the same node of a cluster. */
const REDIS_KEYS = ["shardscope:picture-secret", "{shardscope:picture-secret}:used"] as const;

/**
 * Takes the secret to sign with, or stores this explorer's own, and adds the secrets that it has signed with to those
 * of the others. Returns the secret to sign with, and all that are valid. What removes comes first: after that a full
 * Redis lets a script write.
 */
const EXCHANGE = `
local now = tonumber(redis.call('TIME')[1])
local outdated = redis.pcall('ZREMRANGEBYSCORE', KEYS[2], '-inf', now - tonumber(ARGV[2]))
if type(outdated) == 'table' then redis.call('DEL', KEYS[2]) end
-- From a time before the clock was set back.
redis.call('ZREMRANGEBYSCORE', KEYS[2], '(' .. now, '+inf')
local shared = redis.pcall('GET', KEYS[1])
if type(shared) ~= 'string' then
  shared = ARGV[3]
  redis.call('DEL', KEYS[1])
  redis.call('SET', KEYS[1], shared)
end
for i = 4, #ARGV do redis.call('ZADD', KEYS[2], now, ARGV[i]) end
redis.call('ZREMRANGEBYRANK', KEYS[2], 0, -1 - tonumber(ARGV[1]))
redis.call('EXPIRE', KEYS[2], ARGV[2])
return {shared, unpack(redis.call('ZREVRANGE', KEYS[2], 0, -1))}
`;

/**
 * Signs the URLs that our server may fetch. Explorers behind one address must accept each other's signatures: with a
 * configured secret, or with one that the first of them stores in Redis. Until Redis has answered, this process uses
 * its own secret.
 *
 * Redis is a cache and may lose the secret while the explorers run, and signed paths are kept as long as the answers
 * that contain them. So the explorers repeat the exchange, and accept what any of them has signed with.
 */
export class PictureSecret {
  readonly #own: string;
  readonly #redis: OptionalRedis | null;
  readonly #clock: Clock;
  #shared: string | null = null;
  /** What this process has signed with, the newest last. */
  #used: readonly string[] = [];
  /** The secrets received from Redis, the newest first. */
  #received: readonly string[] = [];
  #triedAtMs = Number.NEGATIVE_INFINITY;
  #exchanged = Promise.resolve();

  constructor(configured: string | null, redis: OptionalRedis | null, clock: Clock) {
    this.#own = configured ?? randomBytes(32).toString("hex");
    this.#redis = configured === null ? redis : null;
    this.#clock = clock;
  }

  sign(text: string): string {
    this.#exchangeWhenDue();
    const secret = this.#shared ?? this.#own;
    if (!this.#used.includes(secret)) this.#used = [...this.#used, secret].slice(-MOST_SECRETS);
    return codeOf(secret, text).toString("base64url");
  }

  /** Whether this server, or one that shares its secret, has signed the text. */
  async hasSigned(text: string, signature: string): Promise<boolean> {
    const given = Buffer.from(signature, "base64url");
    if (given.length !== SIGNATURE_BYTES || given.toString("base64url") !== signature) return false;
    this.#exchangeWhenDue();
    if (this.#accepts(text, given)) return true;
    // Perhaps another explorer has signed it with a secret that is new here.
    await this.#exchangeAfter(RETRY_MS);
    return this.#accepts(text, given);
  }

  #accepts(text: string, given: Buffer): boolean {
    return [...new Set([this.#own, ...this.#used, ...this.#received])].some((secret) =>
      timingSafeEqual(given, codeOf(secret, text)),
    );
  }

  #exchangeWhenDue(): void {
    this.#exchangeAfter(this.#shared === null ? RETRY_MS : REPEAT_MS).catch(() => {});
  }

  /** Callers that arrive while Redis is being read wait for the same answer. */
  #exchangeAfter(pauseMs: number): Promise<void> {
    const nowMs = this.#clock.now();
    if (this.#redis === null || Math.abs(nowMs - this.#triedAtMs) < pauseMs) return this.#exchanged;
    this.#triedAtMs = nowMs;
    this.#exchanged = this.#exchange(this.#redis);
    return this.#exchanged;
  }

  async #exchange(redis: OptionalRedis): Promise<void> {
    const given = [MOST_SECRETS, KEPT_S, this.#shared ?? this.#own, ...this.#used];
    const answer = await redis.attempt((commands) => commands.evaluate(EXCHANGE, REDIS_KEYS, given));
    const [shared, ...used]: readonly unknown[] = Array.isArray(answer) ? answer : [];
    if (isSecret(shared)) this.#shared = shared;
    const received = [shared, ...used].filter(isSecret);
    this.#received = [...new Set([...received, ...this.#received])].slice(0, MOST_SECRETS);
  }
}

function isSecret(value: unknown): value is string {
  return typeof value === "string" && value.length >= SIGNATURE_BYTES;
}

function codeOf(secret: string, text: string): Buffer {
  return createHmac("sha256", secret).update(text).digest().subarray(0, SIGNATURE_BYTES);
}
