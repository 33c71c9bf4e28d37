import "server-only";
import { promisify } from "node:util";
import { constants, deflateRaw, gzip } from "node:zlib";
import { PageChecksum } from "./page-checksum";
import { zstd } from "./zstd";

const compressPiece = promisify(deflateRaw);
const compressWhole = promisify(gzip);

/** How the text of a page is sent (RFC 9110, 8.4.1). */
export type Coding = "zstd" | "gzip" | "identity";

/** A smaller page fits into one packet uncompressed. */
const LEAST_COMPRESSED_BYTES = 1_024;

/** Level 6 saves 4 of 30 kB compared with level 1 and costs 1 ms more. */
const LEVEL = 6;

type Encode = (text: Buffer) => Buffer | Promise<Buffer>;

/** Null: not in this version of Node. */
const ENCODE: Readonly<Record<Exclude<Coding, "identity">, Encode | null>> = {
  zstd,
  gzip: (text) => compressWhole(text, { level: LEVEL }),
};

/**
 * So many responses are compressed as a whole. Only then the pieces between the nonces are compressed for all further
 * ones, which costs as much as six whole pages with gzip and ten to twenty with zstd. The format of zstd has no room
 * for nonces between pieces.
 */
const MOST_WHOLE = 8;

/** The furthest distance that the format can refer back to. */
const WINDOW = 32 * 1024;
/** UTF-8 text never has this byte, so compressed data cannot refer to its place. */
const UNKNOWN = 0xff;
const NOTHING = Buffer.alloc(0);

/** A fixed head without a name or a time (RFC 1952). */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);

/**
 * A rendered page that is sent many times, each time with a different nonce. The nonce it was rendered with marks the
 * places; it is never sent to anybody, so nothing in the page can name it.
 *
 * When it is in demand, the parts between the places are compressed once. A response then joins the compressed pieces
 * with its own nonce, which stays uncompressed: 0.1 ms instead of 2 for 240 kB.
 */
export class PageTemplate {
  readonly #pieces: readonly Buffer[];
  readonly #nonceLength: number;
  #compressed: Promise<readonly Buffer[]> | null = null;
  /** Without nonces all responses are the same. */
  readonly #once = new Map<Coding, Buffer | Promise<Buffer>>();
  #checksum: PageChecksum | null = null;
  #wholes = 0;

  constructor(page: Buffer, nonce: string) {
    this.#pieces = split(page, nonce);
    this.#nonceLength = Buffer.byteLength(nonce);
  }

  /** Bytes in memory, including the compressed pieces. */
  get size(): number {
    return Math.ceil(this.length * 1.25);
  }

  /** Bytes of the page as text. */
  get length(): number {
    const places = this.#pieces.length - 1;
    return this.#pieces.reduce((sum, { length }) => sum + length, places * this.#nonceLength);
  }

  /** The best coding of the next response. */
  codingFor(isAccepted: (coding: "zstd" | "gzip") => boolean): Coding {
    if (this.length < LEAST_COMPRESSED_BYTES) return "identity";
    const hasGzip = isAccepted("gzip");
    if (ENCODE.zstd !== null && isAccepted("zstd") && !(hasGzip && this.#isInDemand)) return "zstd";
    return hasGzip ? "gzip" : "identity";
  }

  async encoded(coding: Coding, nonce: string): Promise<Buffer> {
    if (coding === "identity") return this.text(nonce);
    const encode = ENCODE[coding];
    if (encode === null) throw new Error(`this version of Node does not have ${coding}`);
    if (!this.#hasNonces) return this.#encodedOnce(coding, encode);
    if (coding === "gzip" && this.#isInDemand) return this.#gzipOfPieces(nonce);
    this.#wholes += 1;
    return encode(this.text(nonce));
  }

  text(nonce: string): Buffer {
    return joined(this.#pieces, this.#marked(nonce));
  }

  get #hasNonces(): boolean {
    return this.#pieces.length > 1;
  }

  get #isInDemand(): boolean {
    return this.#wholes >= MOST_WHOLE;
  }

  async #encodedOnce(coding: Coding, encode: Encode): Promise<Buffer> {
    const once = this.#once.get(coding) ?? encode(joined(this.#pieces, NOTHING));
    this.#once.set(coding, once);
    return once;
  }

  async #gzipOfPieces(nonce: string): Promise<Buffer> {
    this.#compressed ??= this.#compress();
    const marked = this.#marked(nonce);
    const pieces = await this.#compressed;
    return Buffer.concat([GZIP_HEAD, joined(pieces, stored(marked)), this.#gzipEnd(marked)]);
  }

  #compress(): Promise<readonly Buffer[]> {
    const unknown = Buffer.alloc(this.#nonceLength, UNKNOWN);
    const page = joined(this.#pieces, unknown);
    let at = 0;
    return Promise.all(
      this.#pieces.map((piece, index) => {
        // The dictionary of each piece is the text before it, except the nonces.
        const dictionary = page.subarray(Math.max(0, at - WINDOW), at);
        at += piece.length + unknown.length;
        const isLast = index === this.#pieces.length - 1;
        return compressPiece(piece, {
          level: LEVEL,
          ...(dictionary.length === 0 ? {} : { dictionary }),
          // Ends at a byte boundary, so that other data can follow.
          finishFlush: isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
        });
      }),
    );
  }

  #gzipEnd(nonce: Buffer): Buffer {
    this.#checksum ??= new PageChecksum(this.#pieces, this.#nonceLength);
    const end = Buffer.alloc(8);
    end.writeUInt32LE(this.#checksum.of(nonce), 0);
    end.writeUInt32LE(this.length % 2 ** 32, 4);
    return end;
  }

  /** A nonce of another length would change all lengths. */
  #marked(nonce: string): Buffer {
    const marked = Buffer.from(nonce);
    if (marked.length !== this.#nonceLength) throw new Error("a nonce of another length");
    return marked;
  }
}

function split(page: Buffer, nonce: string): readonly Buffer[] {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = page.indexOf(nonce); at >= 0; at = page.indexOf(nonce, from)) {
    pieces.push(page.subarray(from, at));
    from = at + Buffer.byteLength(nonce);
  }
  return [...pieces, page.subarray(from)];
}

function joined(pieces: readonly Buffer[], between: Buffer): Buffer {
  return Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece])));
}

/** A stored (uncompressed) block of the format (RFC 1951, 3.2.4); not the last one. */
function stored(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(0xffff ^ bytes.length, 3);
  return Buffer.concat([head, bytes]);
}
