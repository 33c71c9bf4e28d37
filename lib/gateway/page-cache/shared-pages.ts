import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import * as v from "valibot";
import type { OptionalRedis } from "../cache/redis";
import { wholePage, type WholePage } from "./whole-page";

/** A longer page is not worth the round trip, since it delays all other commands. */
const MAX_CHARACTERS = 1_000_000;

interface TimedPage {
  readonly page: WholePage;
  readonly untilMs: number;
}

const Head = v.strictObject({
  id: v.string(),
  untilMs: v.number(),
  status: v.literal(200),
  headers: v.array(v.tuple([v.string(), v.union([v.string(), v.array(v.string())])])),
});

/**
 * Pages that other instances have rendered. Pages run scripts, so a page is accepted only if an instance with the
 * same build and configuration has signed it. The keys are signed as well, since URLs reveal what visitors look at.
 */
export class SharedPages {
  readonly #redis: OptionalRedis;
  readonly #secret: Buffer;

  /** `configuration`: everything that the pages of an instance depend on, keys of services included. */
  constructor(redis: OptionalRedis, configuration: string) {
    this.#redis = redis;
    this.#secret = createHmac("sha256", "shardscope pages").update(configuration).digest();
  }

  async read(key: string): Promise<TimedPage | null> {
    const text = await this.#redis.attempt((redis) => redis.get(this.#redisKey(key)));
    if (text === null) return null;
    const [signature, signed] = splitLine(text);
    if (!timingSafeEqual(this.#codeOf(`${key}\n${signed}`), codeFrom(signature))) return null;
    const [head, html] = splitLine(signed);
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Head), head);
    if (!read.success) return null;
    const { id, untilMs, status, headers } = read.output;
    return { page: wholePage(id, { status, headers }, Buffer.from(html)), untilMs };
  }

  async write(key: string, { page, untilMs }: TimedPage, keepMs: number): Promise<void> {
    const { id, head, bytes } = page;
    if (bytes.length > MAX_CHARACTERS || keepMs < 1) return;
    const signed = `${JSON.stringify({ id, untilMs, ...head })}\n${bytes.toString()}`;
    const signature = this.#codeOf(`${key}\n${signed}`).toString("base64url");
    await this.#redis.attempt((redis) =>
      redis.setFor(this.#redisKey(key), `${signature}\n${signed}`, Math.ceil(keepMs)),
    );
  }

  #redisKey(key: string): string {
    return `shardscope:page:${this.#codeOf(key).toString("base64url")}`;
  }

  #codeOf(text: string): Buffer {
    return createHmac("sha256", this.#secret).update(text).digest();
  }
}

function splitLine(text: string): readonly [string, string] {
  const at = text.indexOf("\n");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/** Always of a fixed length, whatever the input. */
function codeFrom(signature: string): Buffer {
  const code = Buffer.alloc(32);
  Buffer.from(signature, "base64url").copy(code);
  return code;
}
