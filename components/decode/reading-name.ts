import type { TextReading } from "@/lib/domain/decode/decode-report";
import { operationText } from "@/lib/domain/transaction/operation-text";

const NAMES: Readonly<Record<Exclude<TextReading["is"], "bag">, string>> = {
  "broken bag": "BoC",
  address: "Address",
  hash: "Hash",
  block: "Block ID",
  opcode: "Opcode",
  method: "Method ID",
  name: "Name",
  declaration: "TL-B constructor",
  number: "Number",
  amount: "Amount",
  time: "Time",
  bytes: "Bytes",
};

const BODY_NAMES = { read: "Message body", unknown: "Unknown layout", empty: "Empty cell" } as const;

/** What a reading is about, as a title. */
export function readingName(reading: TextReading): string {
  if (reading.is !== "bag") return NAMES[reading.is];
  const [root] = reading.roots;
  if (root === undefined) return "BoC";
  const [structure] = root.structures;
  if (root.leads === "structure" && structure !== undefined) return operationText(structure.name);
  if (root.code !== null) return "Contract code";
  return BODY_NAMES[root.body.is];
}
