import type { StructureDraft, TypeTerm } from "./abi-types";
import { bitsOfSize, readSizedName } from "./sized-field";

/** The most that a field takes up in a cell. */
interface CellSize {
  readonly bits: number;
  readonly refs: number;
}

/** How a version of the Tact compiler fills cells. */
export interface CellFilling {
  /** The capacity of a cell that continues another. */
  readonly next: CellSize;
  /** If set, one reference is reserved for the next cell only in cells that are continued; otherwise in every cell. */
  readonly keepsReference: boolean;
  /** When nested in another structure, a structure counts the reference to its next cell. */
  readonly countsNext: boolean;
}

export const TACT_FILLINGS: Readonly<Record<"newer" | "older", CellFilling>> = {
  newer: { next: { bits: 1_023, refs: 4 }, keepsReference: true, countsNext: true },
  older: { next: { bits: 1_022, refs: 3 }, keepsReference: false, countsNext: false },
};

/** The first cell of a structure. */
const FIRST: CellSize = { bits: 1_022, refs: 3 };

const PLAIN: Readonly<Record<string, CellSize>> = {
  coins: { bits: 124, refs: 0 },
  varuint16: { bits: 124, refs: 0 },
  varint16: { bits: 124, refs: 0 },
  varuint32: { bits: 253, refs: 0 },
  varint32: { bits: 253, refs: 0 },
  bool: { bits: 1, refs: 0 },
  address: { bits: 267, refs: 0 },
  cell: { bits: 0, refs: 1 },
  slice: { bits: 0, refs: 0 },
  string: { bits: 0, refs: 1 },
  map: { bits: 1, refs: 1 },
  Cell: { bits: 0, refs: 1 },
};
/** An absent one is written without a presence bit. */
const HAVE_NONE: ReadonlySet<string> = new Set(["address", "map"]);
const DEEPEST = 40;

/**
 * `kept` is the space reserved in a structure's first cell: for its header, or for what precedes a contract's fields.
 */
export interface TactDraft extends StructureDraft {
  readonly kept: CellSize;
}

/** The structures with the indexes of the fields at which the compiler continues them in another cell. */
export function breakIntoCells(
  drafts: readonly TactDraft[],
  filling: CellFilling,
): readonly StructureDraft[] {
  const named = new Map(drafts.map((draft) => [draft.name, draft]));
  const sizes = new Map<string, CellSize | null>();
  const breaksOf = new Map<string, readonly number[]>();

  function sizeOf({ name, of, isOptional }: TypeTerm, depth: number): CellSize | null {
    const sized = readSizedName(name);
    const plain = Object.hasOwn(PLAIN, name) && (of.length === 0 || name === "map" || name === "Cell");
    const size =
      sized !== null
        ? { bits: bitsOfSize(sized.kind, sized.size), refs: 0 }
        : plain
          ? (PLAIN[name] ?? null)
          : sizeOfStructure(name, depth);
    return size === null || !isOptional || HAVE_NONE.has(name) ? size : { ...size, bits: size.bits + 1 };
  }

  /** Null if it has a field of an unknown form, or contains itself. */
  function sizeOfStructure(name: string, depth: number): CellSize | null {
    const draft = named.get(name);
    if (draft === undefined || depth > DEEPEST) return null;
    const known = sizes.get(name);
    if (known !== undefined) return known;
    sizes.set(name, null);
    const size = fill(draft, depth + 1);
    sizes.set(name, size);
    return size;
  }

  function fill({ name, fields, kept }: TactDraft, depth: number): CellSize | null {
    const all: CellSize[] = [];
    for (const { term } of fields) {
      const size = term === null ? null : sizeOf(term, depth);
      if (size === null) break;
      all.push(size);
    }
    const breaks: number[] = [];
    let own: CellSize | null = null;
    let room: CellSize = { bits: FIRST.bits - kept.bits, refs: FIRST.refs - kept.refs };
    for (let at = 0; at < all.length;) {
      const end = endOfCell(all, at, room, filling);
      // The field does not fit into any cell.
      if (end === at && breaks.at(-1) === at) return null;
      const used = total(all.slice(at, end));
      own ??= {
        bits: used.bits + kept.bits,
        refs: used.refs + kept.refs + (end < all.length && filling.countsNext ? 1 : 0),
      };
      if (end < all.length) breaks.push(end);
      at = end;
      room = filling.next;
    }
    breaksOf.set(name, breaks);
    return all.length < fields.length ? null : (own ?? kept);
  }

  for (const { name } of drafts) sizeOfStructure(name, 0);
  return drafts.map((draft) => ({ ...draft, breaks: breaksOf.get(draft.name) ?? [] }));
}

function total(sizes: readonly CellSize[]): CellSize {
  return sizes.reduce((sum, { bits, refs }) => ({ bits: sum.bits + bits, refs: sum.refs + refs }), {
    bits: 0,
    refs: 0,
  });
}

/** The index of the first field that does not fit into the cell. */
function endOfCell(
  sizes: readonly CellSize[],
  from: number,
  room: CellSize,
  { keepsReference }: CellFilling,
): number {
  const all = total(sizes.slice(from));
  const isContinued = all.bits > room.bits || all.refs > room.refs;
  let { bits, refs } = room;
  if (isContinued && keepsReference) refs -= 1;
  for (const [place, size] of sizes.slice(from).entries()) {
    if (size.bits > bits || size.refs > refs) return from + place;
    bits -= size.bits;
    refs -= size.refs;
  }
  return sizes.length;
}
