import { accountIdOf, type Address } from "./address";

/** How the picture of an address is drawn, in a square of 24 × 24. */
export interface AddressPicture {
  /** Three colours: the ground and two sets of shapes. */
  readonly ground: string;
  readonly shapes: readonly { readonly color: string; readonly path: string }[];
}

const CELL = 8;
const CELLS_PER_SIDE = 3;
/** The four right triangles that each fill half of a cell, from the cell's corner. */
const HALVES = ["h8v8z", "h8l-8 8z", "v8h8z", "m8 0v8h-8z"] as const;

/** Two independent 32-bit hashes, so that any changed digit changes the whole picture (MurmurHash3's mixing). */
function hashOf(text: string): readonly [number, number] {
  let first = 0x9e3779b9;
  let second = 0x85ebca6b;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ code, 0x5bd1e995);
    second ^= second >>> 15;
  }
  return [mixed(first), mixed(second ^ first)];
}

function mixed(value: number): number {
  let bits = value ^ (value >>> 16);
  bits = Math.imul(bits, 0x85ebca6b);
  bits ^= bits >>> 13;
  bits = Math.imul(bits, 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** Steps around the colour circle: far enough apart to be distinguishable. */
const HUES = 18;

/**
 * A picture derived from an address alone, the same everywhere. Addresses that begin and end alike have pictures with
 * nothing in common. Nine cells of eight kinds each and two hues of 18.
 */
export function addressPicture(address: Address): AddressPicture {
  const [shape, color] = hashOf(`${address.slice(0, address.indexOf(":"))}:${accountIdOf(address)}`);
  const hue = (color % HUES) * (360 / HUES);
  const otherHue = (hue + 40 + ((color >>> 8) % 6) * 40) % 360;
  const light = ["", ""];
  for (let cell = 0; cell < CELLS_PER_SIDE ** 2; cell += 1) {
    const bits = shape >>> (cell * 3);
    const at = `M${(cell % CELLS_PER_SIDE) * CELL} ${Math.floor(cell / CELLS_PER_SIDE) * CELL}`;
    light[bits & 1] += at + HALVES[(bits >>> 1) & 3];
  }
  return {
    ground: hsl(hue, 50, 30),
    shapes: [
      { color: hsl(hue, 62, 52), path: light[0] ?? "" },
      { color: hsl(otherHue, 70, 70), path: light[1] ?? "" },
    ].filter(({ path }) => path !== ""),
  };
}

/** `#rrggbb`: the shortest form that all programs read. */
function hsl(hue: number, saturation: number, lightness: number): string {
  const chroma = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12;
    const value = lightness / 100 - chroma * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
