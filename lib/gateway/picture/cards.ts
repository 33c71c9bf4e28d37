import "server-only";
import { createHash } from "node:crypto";
import { PictureCache, type CachedPicture } from "./picture-cache";
import { PictureDrawer } from "./picture-drawer";
import { PictureRefusal } from "./picture-refusal";
import type { PictureResult } from "./pictures";

/** Pictures being drawn or waiting; further requests get a response that tells them to retry. */
export const MOST_CARDS = 50;
const MAX_BYTES = 8 * 1024 * 1024;

interface CardsParts {
  readonly cache: Pick<PictureCache, "held" | "write">;
  readonly drawer: Pick<PictureDrawer, "drawCard">;
}

/** Draws the pictures of link previews, each once: equal pages have equal drawings. */
export class Cards {
  readonly #parts: CardsParts;
  readonly #flights = new Map<string, Promise<PictureResult>>();

  constructor(parts: CardsParts) {
    this.#parts = parts;
  }

  obtain(svg: string): Promise<PictureResult> {
    const key = createHash("sha256").update(svg).digest("base64url");
    const held = this.#parts.cache.held(key);
    if (held !== undefined) return Promise.resolve(resultOf(held));
    const inFlight = this.#flights.get(key);
    if (inFlight !== undefined) return inFlight;
    if (this.#flights.size >= MOST_CARDS) return Promise.resolve({ is: "busy" });
    const flight = this.#draw(key, svg).finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }

  async #draw(key: string, svg: string): Promise<PictureResult> {
    const { cache, drawer } = this.#parts;
    const picture = await drawer.drawCard(svg).catch((error: unknown) => {
      if (!(error instanceof PictureRefusal)) throw error;
      return null;
    });
    await cache.write(key, picture);
    return resultOf(picture);
  }
}

function resultOf(picture: CachedPicture): PictureResult {
  return picture === null ? { is: "none" } : { is: "drawn", bytes: picture };
}

/** In memory only: drawing a card again is faster than fetching it from a shared store. */
export function openCards(): Cards {
  return new Cards({ cache: new PictureCache(null, MAX_BYTES), drawer: new PictureDrawer({ workers: 1 }) });
}
