import { isRecord } from "../../text/is-record";
import type { Body, NamedValue, Value } from "../../ton/bodies/value";
import type { OpcodeReading } from "./decode-report";

/** The service's answer where it differs from ours. */
export interface OpcodeDifference {
  readonly opcode: string;
  readonly ours: string | null;
  readonly theirs: string | null;
}

const UNKNOWN = "unknown";

/** The opcodes that the service names differently, or that only one side names. */
export function compareOpcodes(
  ours: readonly OpcodeReading[],
  theirs: readonly string[],
): readonly OpcodeDifference[] {
  return ours.flatMap(({ opcode, name }, place) => {
    const answer = theirs[place];
    if (answer === undefined) return [];
    const theirName = answer === UNKNOWN ? null : answer;
    return theirName === name ? [] : [{ opcode, ours: name, theirs: theirName }];
  });
}

/** How deep answers are compared; they can have any depth. */
const DEEPEST = 20;
const MOST_LEAVES = 2_000;

/** Keys of the service that say how a value is written, not what it is. */
const NOT_VALUES: ReadonlySet<string> = new Set(["@type", "type", "len"]);

/** The service writes cells that it does not decode as bags. */
const CELLS = /^te6cc/;

/** Whether the service could decode a body. */
export function isDecoded(theirs: unknown): boolean {
  return isRecord(theirs) && !("error" in theirs);
}

/** The values of the service's tree as text, in the same normalized form as ours. */
function theirLeaves(root: unknown): readonly string[] {
  const leaves: string[] = [];
  const waiting: { readonly value: unknown; readonly depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, depth } = next;
    if (depth > DEEPEST || leaves.length >= MOST_LEAVES) continue;
    if (typeof value === "string" || typeof value === "number") {
      if (!CELLS.test(String(value))) leaves.push(String(value));
    } else if (Array.isArray(value)) {
      waiting.push(
        ...value.slice(0, MOST_LEAVES).map((item: unknown) => ({ value: item, depth: depth + 1 })),
      );
    } else if (isRecord(value)) {
      const address = addressOf(value);
      if (address !== null) leaves.push(address);
      else
        for (const [key, inner] of Object.entries(value).slice(0, MOST_LEAVES))
          if (!NOT_VALUES.has(key)) waiting.push({ value: inner, depth: depth + 1 });
    }
  }
  return leaves;
}

function addressOf(value: Readonly<Record<string, unknown>>): string | null {
  if (value["@type"] !== "addr_std") return null;
  return `${String(value["workchain_id"])}:${String(value["address"])}`.toUpperCase();
}

function ourLeaves(value: Value): readonly string[] {
  switch (value.is) {
    case "number":
    case "coins":
    case "units":
    case "time":
      return [value.value.toString()];
    case "address":
      return value.address === null ? [] : [value.address];
    case "bits":
      return [value.hex, value.hex.toUpperCase(), BigInt(`0x0${value.hex}`).toString()];
    case "text":
      return [value.text];
    case "group":
      return leavesOf(value.fields);
    case "list":
      return value.items.flatMap(ourLeaves);
    case "dictionary":
      return value.entries.flatMap((entry) => [...ourLeaves(entry.key), ...ourLeaves(entry.value)]);
    case "body":
      return leavesOf(value.body.fields);
    case "flag":
    case "sealed":
    case "none":
    case "cells":
      return [];
  }
}

function leavesOf(fields: readonly NamedValue[]): readonly string[] {
  return fields.flatMap(({ value }) => ourLeaves(value));
}

/**
 * Whether the service decodes a body differently: another name, or a value that we do not have. A body that only we
 * can decode does not count as a difference.
 */
export function differs(ours: Body | null, theirs: unknown): boolean {
  if (!isDecoded(theirs) || !isRecord(theirs)) return false;
  if (ours === null) return theirs["@type"] !== "empty_cell";
  if (theirs["@type"] !== ours.name) return true;
  const known = new Set(leavesOf(ours.fields));
  return theirLeaves(theirs).some((leaf) => !known.has(leaf));
}
