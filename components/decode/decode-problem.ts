import type { DecodedItem } from "@/lib/domain/decode/decode-report";
import { badInput, type BadInput } from "@/lib/toncenter/error";

const BAG_FORMS = ["hex, with or without 0x", "base64", "base64url"];
const FORMS = [
  "BoC",
  "opcode",
  "address",
  "hash",
  "block ID",
  "method name or ID",
  "TL-B constructor",
  "number",
  "amount",
  "date",
  "bytes in hex or base64",
];

/** Why an item could not be decoded, or null. */
export function decodeProblem({ readings: [first] }: DecodedItem): BadInput | null {
  if (first === undefined) return badInput("Unknown format.", "q", FORMS);
  return first.is === "broken bag" ? badInput(`Not a BoC: ${first.reason}.`, "q", BAG_FORMS) : null;
}
