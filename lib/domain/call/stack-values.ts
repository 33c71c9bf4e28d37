import { beginCell, Address as CoreAddress, type Cell } from "@ton/core";
import { workchainOf } from "../../ton/address/address";
import { openBoc } from "../../ton/cell/boc";
import { FormatError } from "../../ton/value/format-error";
import { base64ToBytes } from "../../ton/value/read-base64";
import { badInput, fail, ok, type BadInput, type Result } from "../../toncenter/error";
import type { StackValue } from "../../toncenter/stack";
import { entryText } from "./entry-text";
import type { StackEntry } from "./stack-entry";
import { quoted } from "../filter/url-text";

/** Any BoC that fits into the text of arguments is smaller; this limits what cells expand to. */
const BOC_LIMITS = { maxBytes: 8_192, maxCells: 2_000 };

/** The arguments as the service takes them. Imports `@ton/core`: for the server only. */
export function stackValues(entries: readonly StackEntry[]): Result<readonly StackValue[], BadInput> {
  try {
    return ok(entries.map(valueOf));
  } catch (error) {
    if (!(error instanceof UnreadableCell)) throw error;
    return fail(badInput(error.message, "stack"));
  }
}

class UnreadableCell extends Error {}

function valueOf(entry: StackEntry): StackValue {
  switch (entry.is) {
    case "int":
      return { type: "num", value: entry.value };
    case "cell":
    case "slice":
      return { type: entry.is, boc: checkedBoc(entry) };
    case "address":
      return sliceOf(addressCell(entry));
    case "domain":
      return sliceOf(
        beginCell()
          .storeBuffer(Buffer.from(domainBytes(entry.name)))
          .endCell(),
      );
    case "text":
      return sliceOf(beginCell().storeStringTail(entry.text).endCell());
    case "tuple":
    case "list":
      return { type: entry.is, items: entry.items.map(valueOf) };
    case "null":
      return { type: "null" };
  }
}

function sliceOf(cell: Cell): StackValue {
  return { type: "slice", boc: cell.toBoc({ idx: false }).toString("base64") };
}

function checkedBoc(entry: Extract<StackEntry, { is: "cell" | "slice" }>): string {
  try {
    const roots = openBoc(base64ToBytes(entry.boc) ?? new Uint8Array(0), BOC_LIMITS);
    if (roots.length !== 1) throw new FormatError("bag of cells", `it has ${roots.length} roots`);
    return entry.boc;
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    throw new UnreadableCell(`${quoted(entryText(entry))} is not a valid BoC: ${error.reason}.`);
  }
}

function addressCell(entry: Extract<StackEntry, { is: "address" }>): Cell {
  const workchain = workchainOf(entry.address);
  if (workchain === null || workchain < -128 || workchain > 127)
    throw new UnreadableCell(`${quoted(entry.address)} is in a workchain that does not exist.`);
  return beginCell().storeAddress(CoreAddress.parseRaw(entry.address)).endCell();
}

/** The labels in reverse order, each followed by a zero byte. */
function domainBytes(name: string): Uint8Array {
  const labels = name === "." ? [""] : name.split(".").toReversed();
  return new TextEncoder().encode(labels.map((label) => `${label}\0`).join(""));
}
