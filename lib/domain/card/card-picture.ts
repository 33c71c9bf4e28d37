import { addressPicture } from "../../ton/address/address-picture";
import type { Address } from "../../ton/address/address";
import { CARD_SIZE, type PageCard } from "./page-card";

const COLORS = { ground: "#ffffff", band: "#0a5a8f", text: "#14171a", muted: "#59616a", line: "#e3e6e9" };
/** Each weight is a separate font family. */
const FONTS = { 400: "IBM Plex Mono, monospace", 600: "IBM Plex Mono SemiBold, IBM Plex Mono, monospace" };
/** All characters of the font are as wide as this part of its size. */
const ADVANCE = 0.6;
const LEFT = 80;
const MARK = "M8 0l7 4v4.5l-7-4-7 4V4zM7 7v8.4L1 12v-1.5zM9 7v8.4l6-3.4v-1.5z";
const SHARDS_SIZE = 216;

/** The picture of a page in link previews, as an SVG of shapes and escaped text alone. */
export function cardPicture({ kind, title, value, notes, address }: PageCard, network: string): string {
  const { width, height } = CARD_SIZE;
  const right = width - LEFT;
  const titleWidth = (address === null ? right : right - SHARDS_SIZE - 40) - LEFT;
  const [size, lines] = fitted(title, titleWidth, 2, [64, 54, 44]);
  const titleTop = lines.length > 1 ? 236 : 268;
  const [valueSize, [shownValue = ""]] = fitted(value ?? "", right - LEFT, 1, [76, 64, 52, 44]);
  const [noteSize, noteLines] = fitted(notes.join(" · "), right - LEFT, 1, [32, 28]);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${COLORS.ground}" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="${COLORS.band}" d="M0 0h${width}v12H0z"/>`,
    `<path fill="${COLORS.band}" transform="translate(${LEFT} 62) scale(3)" d="${MARK}"/>`,
    line(`Shardscope · ${network}`, LEFT + 66, 99, 32, { color: COLORS.muted, most: 30 }),
    line(kind, LEFT, 182, 30, { color: COLORS.band, weight: 600, most: 36 }),
    ...lines.map((text, at) => line(text, LEFT, titleTop + at * size * 1.2, size, { weight: 600 })),
    shardsOf(address, right - SHARDS_SIZE, 62),
    `<path fill="${COLORS.line}" d="M${LEFT} 372h${right - LEFT}v3H${LEFT}z"/>`,
    line(shownValue, LEFT, 470, valueSize, { weight: 600 }),
    line(noteLines[0] ?? "", LEFT, 552, noteSize, { color: COLORS.muted }),
    "</svg>",
  ].join("");
}

interface LineStyle {
  readonly color?: string;
  readonly weight?: keyof typeof FONTS;
  readonly most?: number;
}

function line(text: string, x: number, y: number, size: number, style: LineStyle): string {
  const { color = COLORS.text, weight = 400, most = 80 } = style;
  if (text === "") return "";
  return `<text x="${x}" y="${Math.round(y)}" font-family="${FONTS[weight]}" font-size="${size}" font-weight="${weight}" fill="${color}">${escapeXml(cut(text, most))}</text>`;
}

function shardsOf(address: Address | null, x: number, y: number): string {
  if (address === null) return "";
  const { ground, shapes } = addressPicture(address);
  const paths = shapes.map(({ color, path }) => `<path fill="${color}" d="${path}"/>`).join("");
  return `<svg x="${x}" y="${y}" width="${SHARDS_SIZE}" height="${SHARDS_SIZE}" viewBox="0 0 24 24"><path fill="${ground}" d="M0 0h24v24H0z"/>${paths}</svg>`;
}

/** The largest size at which a text fits into that many lines; cut at the smallest one. */
function fitted(
  text: string,
  width: number,
  most: number,
  sizes: readonly number[],
): readonly [size: number, lines: readonly string[]] {
  for (const size of sizes) {
    const lines = wrapped(text, Math.floor(width / (size * ADVANCE)));
    if (lines.length <= most) return [size, lines];
  }
  const size = sizes.at(-1) ?? 32;
  const room = Math.floor(width / (size * ADVANCE));
  const lines = wrapped(text, room);
  const last = lines.slice(most - 1).join(" ");
  return [size, [...lines.slice(0, most - 1), cut(last, room)]];
}

/** Lines of at most that many characters; longer words are broken. */
function wrapped(text: string, room: number): readonly string[] {
  const lines: string[] = [];
  let current: string[] = [];
  const end = () => {
    lines.push(current.join(""));
    current = [];
  };
  for (const word of text.split(/\s+/).filter((part) => part !== "")) {
    const letters = lettersOf(word);
    if (current.length > 0 && current.length + 1 + letters.length > room) end();
    if (current.length > 0) current.push(" ");
    for (const letter of letters) {
      if (current.length >= room) end();
      current.push(letter);
    }
  }
  if (current.length > 0) end();
  return lines;
}

function cut(text: string, most: number): string {
  const letters = lettersOf(text);
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join("")}…`;
}

const SEGMENTER = new Intl.Segmenter("en", { granularity: "grapheme" });

/** What is drawn in one place: a letter with all of its accents. */
function lettersOf(text: string): readonly string[] {
  return Array.from(SEGMENTER.segment(text), ({ segment }) => segment);
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Removes what XML does not allow: control characters and lone surrogates. */
function escapeXml(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu, " ")
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? "");
}
