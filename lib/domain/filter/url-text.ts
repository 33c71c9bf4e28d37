import { percentDecoded } from "../../text/percent-decoded";

const MAX_QUOTED = 80;

/** User input, quoted in a sentence. */
export function quoted(text: string): string {
  return `“${text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text}”`;
}

/** Next.js passes path segments percent-encoded. One that cannot be decoded stays as it is. */
export function decodeSegment(segment: string): string {
  return percentDecoded(segment) ?? segment;
}
