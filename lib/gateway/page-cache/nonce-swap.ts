import "server-only";

/** Replaces one nonce with another in a stream of bytes; a nonce may be split across two chunks. */
export class NonceSwap {
  readonly #from: Buffer;
  readonly #to: Buffer;
  #held: Buffer = Buffer.alloc(0);

  constructor(from: string, to: string) {
    this.#from = Buffer.from(from);
    this.#to = Buffer.from(to);
  }

  /** Returns what can be sent now. Only a possible beginning of a nonce is held back. */
  push(bytes: Buffer): Buffer {
    const all = this.#held.length === 0 ? bytes : Buffer.concat([this.#held, bytes]);
    const sent: Buffer[] = [];
    let from = 0;
    for (let at = all.indexOf(this.#from); at >= 0; at = all.indexOf(this.#from, from)) {
      sent.push(all.subarray(from, at), this.#to);
      from = at + this.#from.length;
    }
    const rest = all.subarray(from);
    const kept = this.#begunIn(rest);
    this.#held = rest.subarray(rest.length - kept);
    return Buffer.concat([...sent, rest.subarray(0, rest.length - kept)]);
  }

  end(): Buffer {
    return this.#held;
  }

  /** How many of the last bytes match the beginning of a nonce. */
  #begunIn(bytes: Buffer): number {
    const most = Math.min(this.#from.length - 1, bytes.length);
    for (let count = most; count > 0; count -= 1)
      if (this.#from.subarray(0, count).equals(bytes.subarray(bytes.length - count))) return count;
    return 0;
  }
}
