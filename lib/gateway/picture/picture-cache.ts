import "server-only";
import { LRUCache } from "lru-cache";
import type { OptionalRedis } from "../cache/redis";
import { pictureFormat } from "./picture-format";

/** A drawn picture, or null if none can be had for now. */
export type CachedPicture = Buffer | null;

const HOUR = 3_600_000;
export const PICTURE_LIFETIMES = {
  drawnMs: 24 * HOUR,
  sharedMs: 7 * 24 * HOUR,
  /** A host that is down comes back, and a missing picture is not requested again and again. */
  failedMs: HOUR / 6,
} as const;

const MAX_BYTES = 48 * 1024 * 1024;
/** The overhead of an entry besides its bytes. */
const OVERHEAD = 200;
const NONE = "none";

/** Drawn pictures: in memory, and in Redis if configured. */
export class PictureCache {
  readonly #redis: OptionalRedis | null;
  readonly #memory: LRUCache<string, { readonly picture: CachedPicture }>;

  constructor(redis: OptionalRedis | null, maxBytes = MAX_BYTES) {
    this.#redis = redis;
    this.#memory = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ picture }) => OVERHEAD + (picture?.length ?? 0),
    });
  }

  /** Undefined if it has not been tried. */
  held(key: string): CachedPicture | undefined {
    return this.#memory.get(key)?.picture;
  }

  async read(key: string): Promise<CachedPicture | undefined> {
    const held = this.held(key);
    if (held !== undefined || this.#redis === null) return held;
    const text = await this.#redis.attempt((redis) => redis.get(redisKey(key)));
    if (text === null) return undefined;
    const picture = text === NONE ? null : Buffer.from(text, "base64");
    // Nobody of us has written that.
    if (picture !== null && pictureFormat(picture) === null) return undefined;
    this.#keep(key, picture);
    return picture;
  }

  async write(key: string, picture: CachedPicture): Promise<void> {
    this.#keep(key, picture);
    const [text, keptMs] =
      picture === null
        ? [NONE, PICTURE_LIFETIMES.failedMs]
        : [picture.toString("base64"), PICTURE_LIFETIMES.sharedMs];
    await this.#redis?.attempt((redis) => redis.setFor(redisKey(key), text, keptMs));
  }

  #keep(key: string, picture: CachedPicture): void {
    const ttl = picture === null ? PICTURE_LIFETIMES.failedMs : PICTURE_LIFETIMES.drawnMs;
    this.#memory.set(key, { picture }, { ttl });
  }
}

function redisKey(key: string): string {
  return `shardscope:picture:${key}`;
}
