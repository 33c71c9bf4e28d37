/** Where a body is: in a message, also an external one, or in the payload that comes with tokens. */
export type PlaceKind = "message" | "external message" | "payload";

/** One of several groups of fields, with the bits that it begins with. */
export interface Variant {
  readonly prefix: { readonly bits: number; readonly value: number };
  readonly name: string;
  readonly fields: Fields;
}

/**
 * What a field of a body consists of: data only. `read-layout.ts` reads it for the explorer; the embedded service has
 * its own reader.
 */
export type Field =
  /** That many bits as a number, a time in seconds, or as they are. */
  | { readonly is: "uint" | "int" | "time" | "bits"; readonly bits: number }
  /** Amounts of the network's own coin, and of tokens. `type` is the type around the number in published schemes. */
  | { readonly is: "coins" | "units"; readonly type?: "nanocoins" | "nanograms" }
  | { readonly is: "flag" }
  /** Any address, or the empty one. */
  | { readonly is: "address" }
  /** The address of an account. */
  | { readonly is: "account" }
  /** How to send a message. */
  | { readonly is: "send mode" }
  /** A referenced cell that is not read. */
  | { readonly is: "cell" }
  /** All that is left of a cell. */
  | { readonly is: "rest" }
  /** A text to the end of the cell and of the chain of its references. */
  | { readonly is: "text" }
  /** The same where only the recipient can read it. */
  | { readonly is: "sealed" }
  /** A text in chunks with their lengths in bytes, each but the first in its own cell. */
  | { readonly is: "chunked text" }
  /** Preceded by a presence bit. */
  | { readonly is: "maybe"; readonly field: Field }
  /** Present if anything is left: some versions of a contract have it, and others do not. */
  | { readonly is: "if left"; readonly field: Field }
  /** Present if there is a reference left. */
  | { readonly is: "if referred"; readonly field: Field }
  /** Alone in a referenced cell. */
  | { readonly is: "within"; readonly field: Field }
  /** One of two forms, selected by the bit before it: mostly in this cell, or in a referenced one. */
  | { readonly is: "either"; readonly here: Field; readonly apart: Field }
  /** Read but not shown, in any case or if it is zero. */
  | { readonly is: "hidden" | "hidden zero"; readonly field: Field }
  /** A number preceded by its length in bytes, which has that many bits. */
  | { readonly is: "sized uint"; readonly lengthBits: number }
  /** Fields without a name in the published scheme: they are listed beside those around them. */
  | { readonly is: "unnamed"; readonly field: Field }
  /** The following fields, in the next referenced cell: they are listed beside those before them. */
  | { readonly is: "continued"; readonly fields: Fields }
  /** What is left at the end of a body and not in the published scheme. */
  | { readonly is: "beyond"; readonly field: Field }
  /** A text preceded by its length in bytes. */
  | { readonly is: "sized text" }
  /** Present if a flag or number before it has the given value. */
  | { readonly is: "when"; readonly flag: string; readonly set: boolean; readonly field: Field }
  /** A dictionary, which may be empty. */
  | {
      readonly is: "dictionary";
      readonly keyBits: number;
      readonly key: KeyField;
      readonly item: Field;
    }
  /** For layouts that contain themselves. */
  | { readonly is: "recursive"; readonly field: () => Field }
  /** Fields that belong together. */
  | { readonly is: "group"; readonly name: string | null; readonly fields: Fields }
  /** Which fields follow depends on the first bits. */
  | { readonly is: "tagged"; readonly variants: readonly Variant[] }
  /** One after the other to the end of the cell. */
  | { readonly is: "repeated"; readonly item: Field }
  /** A list whose items refer to the next one. */
  | { readonly is: "chain"; readonly item: Field }
  /** A list that begins with a reference to all items but the last. */
  | { readonly is: "reversed chain"; readonly item: Field }
  /** A nested body, to the end of this cell or in a referenced one. */
  | { readonly is: "body" | "body apart"; readonly place: PlaceKind }
  /** As many of the first bits of a body as were returned. */
  | { readonly is: "beginning" }
  /** A returned body in its own cell: all of it, or only its first cell. */
  | { readonly is: "returned" };

/** What the bits of a key mean. */
export type KeyField =
  | { readonly is: "uint" | "int" | "bits"; readonly bits: number }
  | { readonly is: "account" };

/** The fields of a layout by their names, in their order. */
export type Fields = Readonly<Record<string, Field>>;

export const uint = (bits: number) => ({ is: "uint", bits }) as const satisfies Field;
export const int = (bits: number) => ({ is: "int", bits }) as const satisfies Field;
export const time = (bits: number): Field => ({ is: "time", bits });
export const bits = (count: number) => ({ is: "bits", bits: count }) as const satisfies Field;

export const coins: Field = { is: "coins" };
export const units: Field = { is: "units" };
/** Amounts as the type `Coins` of published schemes. */
export const nanocoins: Field = { is: "coins", type: "nanocoins" };
export const nanounits: Field = { is: "units", type: "nanocoins" };
/** And as the type `Grams`. */
export const nanograms: Field = { is: "coins", type: "nanograms" };
export const flag: Field = { is: "flag" };
export const address: Field = { is: "address" };
export const account = { is: "account" } as const satisfies Field;
export const anyCell: Field = { is: "cell" };
export const rest: Field = { is: "rest" };
export const snakeText: Field = { is: "text" };
export const sealed: Field = { is: "sealed" };
export const chunkedText: Field = { is: "chunked text" };
export const beginning: Field = { is: "beginning" };
export const returnedBody: Field = { is: "returned" };

/** The width of an account's address as a key. */
export const ACCOUNT_BITS = 267;

export const maybe = (field: Field): Field => ({ is: "maybe", field });
export const ifLeft = (field: Field): Field => ({ is: "if left", field });
export const ifReferred = (field: Field): Field => ({ is: "if referred", field });
export const within = (field: Field): Field => ({ is: "within", field });
export const sizedUint = (lengthBits: number): Field => ({ is: "sized uint", lengthBits });
export const when = (name: string, field: Field): Field => ({ is: "when", flag: name, set: true, field });
export const unless = (name: string, field: Field): Field => ({ is: "when", flag: name, set: false, field });
export const dictionary = (key: KeyField, item: Field): Field => ({
  is: "dictionary",
  keyBits: key.is === "account" ? ACCOUNT_BITS : key.bits,
  key,
  item,
});
export const unnamed = (field: Field): Field => ({ is: "unnamed", field });
export const beyond = (field: Field): Field => ({ is: "beyond", field });
export const continued = (fields: Fields): Field => ({ is: "continued", fields });
export const hidden = (field: Field): Field => ({ is: "hidden", field });
export const unlessZero = (field: Field): Field => ({ is: "hidden zero", field });
export const recursive = (field: () => Field): Field => ({ is: "recursive", field });
export const repeated = (item: Field): Field => ({ is: "repeated", item });
export const chain = (item: Field): Field => ({ is: "chain", item });
export const reversedChain = (item: Field): Field => ({ is: "reversed chain", item });

export const either = (here: Field, apart: Field): Field => ({ is: "either", here, apart });
export const hereOrApart = (field: Field): Field => either(field, within(field));

export const group = (fields: Fields, name: string | null = null): Field => ({ is: "group", name, fields });

export const variants = (...all: readonly Variant[]): Field => ({ is: "tagged", variants: all });

/** Variants whose prefixes have the same width. */
export const tagged = (
  width: number,
  kinds: Readonly<Record<number, Pick<Variant, "name" | "fields">>>,
): Field =>
  variants(
    ...Object.entries(kinds).map(([value, kind]) => ({
      prefix: { bits: width, value: Number(value) },
      ...kind,
    })),
  );

const bodyHereOrApart = (place: PlaceKind): Field =>
  either({ is: "body", place }, { is: "body apart", place });

/** A payload to the recipient of tokens. */
export const payload = bodyHereOrApart("payload");
/** The body of a message that is within something else. */
export const messageBody = bodyHereOrApart("message");
/** The same in an external message, where it can be an order to a wallet. */
export const externalBody = bodyHereOrApart("external message");
export const messageBodyApart: Field = { is: "body apart", place: "message" };
