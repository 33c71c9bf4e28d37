/**
 * SHA-256 (FIPS 180-4) of a few hundred bytes at a time, the size of cells. `@ton/crypto` converts the bytes to
 * hexadecimal text first: for 10,000 cells it takes 106 to 148 ms of CPU time, this 8 to 12 ms, @noble/hashes 19 to
 * 61 ms, and the browser's own implementation is only asynchronous. Not for secrets: it is not constant-time.
 */

const ROUNDS = 64;
const BLOCK = 64;
const DIGEST = 32;
const WORDS = 16;
/** The length in bits stands in the last eight bytes of a block; half a gigabyte, which fits into four, is more than any bag. */
const LENGTH_AT = 56;

/** The first bits of the fractional parts of roots of the first primes. */
function fractions(count: number, root: (prime: number) => number): Int32Array {
  const primes: number[] = [];
  for (let at = 2; primes.length < count; at += 1)
    if (primes.every((prime) => at % prime !== 0)) primes.push(at);
  return Int32Array.from(primes, (prime) => ((root(prime) % 1) * 2 ** 32) | 0);
}

const CONSTANTS = /* @__PURE__ */ fractions(ROUNDS, Math.cbrt);
const START = /* @__PURE__ */ fractions(8, Math.sqrt);

const words = /* @__PURE__ */ new Int32Array(ROUNDS);
const state = /* @__PURE__ */ new Int32Array(8);
const ending = /* @__PURE__ */ new Uint8Array(2 * BLOCK);
const endingView = /* @__PURE__ */ new DataView(ending.buffer);

export function sha256(bytes: Uint8Array): Uint8Array {
  state.set(START);
  const whole = bytes.length - (bytes.length % BLOCK);
  for (let at = 0; at < whole; at += BLOCK) addBlock(bytes, at);
  ending.fill(0);
  ending.set(bytes.subarray(whole));
  const left = bytes.length - whole;
  ending[left] = 0x80;
  const end = left < LENGTH_AT ? BLOCK : 2 * BLOCK;
  endingView.setUint32(end - 4, bytes.length * 8);
  for (let at = 0; at < end; at += BLOCK) addBlock(ending, at);
  const digest = new Uint8Array(DIGEST);
  const view = new DataView(digest.buffer);
  for (let at = 0; at < state.length; at += 1) view.setInt32(at * 4, state[at] ?? 0);
  return digest;
}

function addBlock(bytes: Uint8Array, from: number): void {
  for (let at = 0, byte = from; at < WORDS; at += 1, byte += 4)
    words[at] =
      ((bytes[byte] ?? 0) << 24) |
      ((bytes[byte + 1] ?? 0) << 16) |
      ((bytes[byte + 2] ?? 0) << 8) |
      (bytes[byte + 3] ?? 0);
  for (let at = WORDS; at < ROUNDS; at += 1) {
    const early = words[at - 15] ?? 0;
    const late = words[at - 2] ?? 0;
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[at] = ((words[at - 16] ?? 0) + (words[at - 7] ?? 0) + s0 + s1) | 0;
  }
  // One by one: destructuring an array costs as much as the rounds.
  let a = state[0] ?? 0;
  let b = state[1] ?? 0;
  let c = state[2] ?? 0;
  let d = state[3] ?? 0;
  let e = state[4] ?? 0;
  let f = state[5] ?? 0;
  let g = state[6] ?? 0;
  let h = state[7] ?? 0;
  for (let at = 0; at < ROUNDS; at += 1) {
    const mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const chosen = g ^ (e & (f ^ g));
    const first = (h + mixed + chosen + (CONSTANTS[at] ?? 0) + (words[at] ?? 0)) | 0;
    const other = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (other + ((a & b) | (c & (a | b)))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  add(0, a);
  add(1, b);
  add(2, c);
  add(3, d);
  add(4, e);
  add(5, f);
  add(6, g);
  add(7, h);
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function add(at: number, word: number): void {
  state[at] = ((state[at] ?? 0) + word) | 0;
}
