import { operationText } from "../transaction/operation-text";
import { FormatError } from "../../ton/value/format-error";
import { parseOpcode, type Opcode } from "../../ton/contract/opcode";
import { opcodesBy, opcodesNamed } from "../../ton/contract/opcode-names";
import { quoted } from "./url-text";
import { refuseField } from "./read-fields";

/** The operation of a message: an opcode, or the name of an operation. */
export const operation = {
  accepts: "an opcode or operation name",
  read(text: string): Opcode {
    const number = tryOpcode(text);
    if (number !== null) return number;
    const [opcode, ...others] = opcodesOf(text);
    if (opcode === undefined)
      return refuseField("opcode", `${quoted(text)} is not a known opcode or operation.`, [
        "hexadecimal, with or without 0x: 0x0f8a7ea5",
        "a 32-bit number: -1",
        "a known operation: Jetton transfer",
      ]);
    if (others.length === 0) return opcode;
    return refuseField("opcode", `${quoted(text)} has several opcodes. Choose one.`, [opcode, ...others]);
  },
};

function tryOpcode(text: string): Opcode | null {
  try {
    return parseOpcode(text);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return null;
  }
}

let displayed: ReturnType<typeof opcodesBy> | null = null;

/** By the API name ("jetton_transfer") or by the displayed one ("Jetton transfer"). */
function opcodesOf(text: string): readonly Opcode[] {
  displayed ??= opcodesBy((name) => operationText(name).toLowerCase());
  const target = text.toLowerCase().replaceAll(/\s+/g, " ");
  return [...new Set([...opcodesNamed(target), ...(displayed.get(target) ?? [])])];
}
