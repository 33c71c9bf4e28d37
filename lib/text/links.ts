import { drawnAs } from "./confusable-letters";
import { withoutInvisible } from "./invisible";

/** Only the beginning of longer texts is examined. */
const LONGEST = 4_000;

/** A scheme, a path after a host, or a host in a zone that is used for advertising. */
const PATTERNS = [
  /\b[a-z][a-z\d+.-]{1,20}:\/\//,
  /\b(?:javascript|vbscript|data|mailto|tel|tg):\S/,
  /\bwww\./,
  /[\p{L}\d-]\.[a-z]{2,24}[/?#]\S/u,
  /[\p{L}\d-]\.xn--[a-z\d-]+/u,
  /\b(?:\d{1,3}\.){3}\d{1,3}(?::\d|\/)/,
  /[\p{L}\d-]\.(?:com|net|org|io|xyz|app|site|online|top|club|info|me|ru|gift|link|vip|pro|live|example|cc|co|gg|gifts|fun|space|store|shop|tech|website|click|bet|casino|win|finance|dev|ai|su|pw|tk|to|ly|page|network)(?![\p{L}\p{N}-])/u,
];

/** Spellings of a dot that leave the reader to restore it. */
const DOTS = /\s{0,4}[[({]\s{0,4}(?:\.|dot)\s{0,4}[\])}]\s{0,4}|[。｡．․‧]/giu;

/** Whether a text names a place to go to, in any letters and with its dots spelled in any way. */
export function hasLink(text: string): boolean {
  const beginning = withoutInvisible(text.slice(0, LONGEST)).replace(DOTS, ".").normalize("NFKC");
  const plain = Array.from(beginning, (letter) => drawnAs(letter) ?? letter)
    .join("")
    .toLowerCase()
    .replaceAll(/\bh(?:xx|\*\*|tt)ps?\b/g, "http");
  return PATTERNS.some((pattern) => pattern.test(plain));
}
