const BASE = 36;
const LEAST = 1;
const MOST = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;
const LAST_CODE = 0x10ffff;
const PREFIX = "xn--";
const DIGITS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** The text that a label such as "xn--e1afmkfd" stands for on the internet; null for any other label (RFC 3492). */
export function decodePunycode(label: string): string | null {
  if (!label.startsWith(PREFIX)) return null;
  const written = label.slice(PREFIX.length);
  const end = written.lastIndexOf("-");
  const codes = Array.from(written.slice(0, Math.max(end, 0)), (letter) => letter.codePointAt(0) ?? 0);
  let code = FIRST_CODE;
  let place = 0;
  let bias = FIRST_BIAS;
  for (let at = end + 1; at < written.length;) {
    const before = place;
    let weight = 1;
    for (let step = BASE; ; step += BASE) {
      const digit = DIGITS.indexOf(written.charAt(at));
      if (digit < 0 || at >= written.length) return null;
      at += 1;
      place += digit * weight;
      const threshold = Math.min(Math.max(step - bias, LEAST), MOST);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const length = codes.length + 1;
    bias = nextBias(place - before, length, before === 0);
    code += Math.floor(place / length);
    if (code > LAST_CODE) return null;
    place %= length;
    codes.splice(place, 0, code);
    place += 1;
  }
  return codes.length === 0 ? null : String.fromCodePoint(...codes);
}

function nextBias(difference: number, length: number, isFirst: boolean): number {
  let left = Math.floor(difference / (isFirst ? DAMP : 2));
  left += Math.floor(left / length);
  let steps = 0;
  for (; left > ((BASE - LEAST) * MOST) / 2; steps += BASE) left = Math.floor(left / (BASE - LEAST));
  return steps + Math.floor(((BASE - LEAST + 1) * left) / (left + SKEW));
}
