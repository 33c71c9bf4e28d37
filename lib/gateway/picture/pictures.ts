import "server-only";
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { NetworkSettings, Settings } from "../../config/environment.mjs";
import type { Address } from "../../ton/address/address";
import { tryAddress } from "../../ton/address/read-address";
import type { OptionalRedis } from "../cache/redis";
import type { Clock } from "../gateway-clock";
import { logPicture, type PictureRecord } from "../observe/log";
import { PictureCache, type CachedPicture } from "./picture-cache";
import { PictureDrawer } from "./picture-drawer";
import { PictureFetcher } from "./picture-fetcher";
import { dataBytes, pictureFormat } from "./picture-format";
import { PictureRefusal } from "./picture-refusal";
import { PictureSecret } from "./picture-secret";
import { pictureSource, type PictureOrigins } from "./picture-source";
import type { PictureSigner } from "./with-pictures";

/**
 * Pictures being loaded and drawn at a time, and waiting ones. Further requests get a response that tells them to
 * retry.
 */
export const PICTURE_LOAD = { atOnce: 12, waiting: 300 } as const;

/** For pictures embedded in metadata, until they are drawn. */
const MAX_DATA_BYTES = 8 * 1024 * 1024;

export interface PicturesParts {
  readonly secret: PictureSecret;
  readonly cache: PictureCache;
  readonly fetcher: (network: string) => Pick<PictureFetcher, "fetch">;
  readonly drawer: Pick<PictureDrawer, "draw">;
  readonly originsOf: (network: NetworkSettings) => PictureOrigins;
  readonly observe: (picture: PictureRecord) => void;
  readonly load?: Partial<Readonly<Record<keyof typeof PICTURE_LOAD, number>>>;
}

/** The contents of a signed path. */
export interface PictureRequest {
  readonly network: string;
  /** A URL, or `chain:<account>/<digest>` for a picture embedded in metadata. */
  readonly of: string;
  readonly size: number;
}

export type PictureResult =
  | { readonly is: "drawn"; readonly bytes: Buffer }
  | { readonly is: "none" | "busy" };

/** The pictures named by the service's metadata: signs their paths, and loads and draws the signed ones. */
export class Pictures {
  readonly #parts: PicturesParts;
  readonly #load: Readonly<Record<keyof typeof PICTURE_LOAD, number>>;
  readonly #flights = new Map<string, Promise<PictureResult>>();
  readonly #queue: (() => void)[] = [];
  readonly #data = new LRUCache<string, string>({
    maxSize: MAX_DATA_BYTES,
    sizeCalculation: (text) => text.length,
  });
  #active = 0;

  constructor(parts: PicturesParts) {
    this.#parts = parts;
    this.#load = { ...PICTURE_LOAD, ...parts.load };
  }

  /** Signs the pictures that a network's metadata names. */
  signerOf(network: NetworkSettings): PictureSigner {
    const origins = this.#parts.originsOf(network);
    return (info, address) => {
      const source = pictureSource(info, origins);
      if (source === null) return null;
      const of = source.is === "url" ? source.url : this.#keepData(address, source.text);
      return `/api/${network.id}/picture?of=${inQuery(of)}&by=${this.#parts.secret.sign(signedText(network.id, of))}`;
    };
  }

  isSigned({ network, of }: PictureRequest, by: string): Promise<boolean> {
    return this.#parts.secret.hasSigned(signedText(network, of), by);
  }

  /** A picture from memory; costs nothing. */
  held(request: PictureRequest): PictureResult | null {
    const held = this.#parts.cache.held(keyOf(request));
    return held === undefined ? null : resultOf(held);
  }

  /**
   * Loads and draws, at most once at a time for each picture. `readMetadata` reads the metadata of an account anew,
   * which makes its picture known again.
   */
  obtain(
    request: PictureRequest,
    readMetadata: (address: Address) => Promise<unknown>,
  ): Promise<PictureResult> {
    const key = keyOf(request);
    const inFlight = this.#flights.get(key);
    if (inFlight !== undefined) return inFlight;
    if (this.#flights.size >= this.#load.atOnce + this.#load.waiting) return Promise.resolve({ is: "busy" });
    const flight = this.#obtain(key, request, readMetadata).finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }

  async #obtain(
    key: string,
    request: PictureRequest,
    readMetadata: (address: Address) => Promise<unknown>,
  ): Promise<PictureResult> {
    const { cache } = this.#parts;
    const cached = await cache.read(key);
    if (cached !== undefined) return resultOf(cached);
    await this.#turn();
    try {
      const picture = await this.#draw(request, readMetadata);
      await cache.write(key, picture);
      return resultOf(picture);
    } finally {
      this.#active -= 1;
      this.#queue.shift()?.();
    }
  }

  /** Null if it cannot be had. */
  async #draw(
    { network, of, size }: PictureRequest,
    readMetadata: (address: Address) => Promise<unknown>,
  ): Promise<CachedPicture> {
    const startMs = performance.now();
    let outcome = "drawn";
    try {
      const bytes = of.startsWith(CHAIN)
        ? await this.#bytesOfData(of, readMetadata)
        : await this.#parts.fetcher(network).fetch(of);
      if (pictureFormat(bytes) === null) throw new PictureRefusal("content");
      return await this.#parts.drawer.draw(bytes, size);
    } catch (error) {
      if (!(error instanceof PictureRefusal)) throw error;
      outcome = error.problem;
      return null;
    } finally {
      this.#parts.observe({ network, outcome, durationMs: performance.now() - startMs });
    }
  }

  async #bytesOfData(of: string, readMetadata: (address: Address) => Promise<unknown>): Promise<Buffer> {
    const address = tryAddress(of.slice(CHAIN.length).split("/", 1)[0] ?? "");
    if (!this.#data.has(of) && address !== null) await readMetadata(address);
    const text = this.#data.get(of);
    const bytes = text === undefined ? null : dataBytes(text);
    if (bytes === null) throw new PictureRefusal("content");
    return bytes;
  }

  #keepData(address: Address, text: string): string {
    const of = `${CHAIN}${address}/${createHash("sha256").update(text).digest("base64url").slice(0, 22)}`;
    this.#data.set(of, text);
    return of;
  }

  #turn(): Promise<void> {
    if (this.#active < this.#load.atOnce) {
      this.#active += 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      this.#queue.push(() => {
        this.#active += 1;
        resolve();
      });
    });
  }
}

const CHAIN = "chain:";

export function openPictures(settings: Settings, redis: OptionalRedis | null, clock: Clock): Pictures {
  const { ipfsGateway, tonStorageGateway, pictureSecret, networks } = settings;
  const gateways = [ipfsGateway, tonStorageGateway].flatMap((url) => (url === null ? [] : [`${url}/`]));
  const fetchers = new Map<string, PictureFetcher>();
  return new Pictures({
    secret: new PictureSecret(pictureSecret, redis, clock),
    cache: new PictureCache(redis),
    fetcher: (id) => {
      const url = networks.find((network) => network.id === id)?.url;
      const own = url === undefined ? [] : [`${new URL(url).origin}${TOKEN_FILES}`];
      const fetcher = fetchers.get(id) ?? new PictureFetcher({ trusted: [...own, ...gateways] });
      fetchers.set(id, fetcher);
      return fetcher;
    },
    drawer: new PictureDrawer({}, () => logPicture({ network: "all", outcome: "no sharp", durationMs: 0 })),
    observe: logPicture,
    originsOf: ({ url }) => {
      const { hostname, origin } = new URL(url);
      // The URL of a gateway does not end with a slash.
      const tokenFiles = origin + TOKEN_FILES.slice(0, -1);
      return { serviceHost: hostname, tokenFiles, ipfsGateway, tonStorageGateway };
    },
  });
}

/** Where an embedded chain serves the files of its own tokens. No other path of a service is loaded as a picture. */
const TOKEN_FILES = "/localnet/tokens/";

/** A signature is valid for one network: each has its own hosts. */
function signedText(network: string, of: string): string {
  return `${network}\n${of}`;
}

function keyOf({ network, of, size }: PictureRequest): string {
  return createHash("sha256")
    .update(`${size}\n${signedText(network, of)}`)
    .digest("base64url");
}

function resultOf(picture: CachedPicture): PictureResult {
  return picture === null ? { is: "none" } : { is: "drawn", bytes: picture };
}

/** Readable, and short: most URLs contain nothing else that must be escaped in a query. */
function inQuery(text: string): string {
  return encodeURIComponent(text).replaceAll("%2F", "/").replaceAll("%3A", ":");
}
