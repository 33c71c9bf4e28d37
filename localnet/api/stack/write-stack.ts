import { Cell, serializeTuple, type TupleItem } from "@ton/core";
import { readBoc } from "@/lib/ton/cell/boc";
import { base64ToBytes } from "@/lib/ton/value/read-base64";
import { FormatError } from "@/lib/ton/value/format-error";
import type { StackValue } from "@/lib/toncenter/stack";

const MAX_ARGUMENT = { maxBytes: 1024 * 1024, maxCells: 20_000 };

/** Serializes arguments of a get method as a TVM stack, the first one at the bottom. Throws `FormatError`. */
export function writeStack(values: readonly StackValue[]): Uint8Array {
  return serializeTuple(values.map(itemOf)).toBoc();
}

function itemOf(value: StackValue): TupleItem {
  switch (value.type) {
    case "num":
      return { type: "int", value: value.value };
    case "cell":
    case "slice":
    case "builder":
      return { type: value.type, cell: cellOf(value.boc) };
    case "tuple":
      return { type: "tuple", items: value.items.map(itemOf) };
    case "list":
      return value.items
        .toReversed()
        .reduce<TupleItem>((rest, item) => ({ type: "tuple", items: [itemOf(item), rest] }), {
          type: "null",
        });
    case "null":
      return { type: "null" };
    case "unknown":
      throw new FormatError("bag of cells", "an entry of the stack has none of the supported forms");
  }
}

function cellOf(text: string): Cell {
  const bytes = base64ToBytes(text);
  if (bytes === null) throw new FormatError("bag of cells", "it is not base64");
  readBoc(bytes, MAX_ARGUMENT);
  const [root] = Cell.fromBoc(Buffer.from(bytes));
  if (root === undefined) throw new FormatError("bag of cells", "it is empty");
  return root;
}
