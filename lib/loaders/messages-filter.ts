import "server-only";
import { wordsOf } from "../query/operation-words";
import { ALL_MESSAGES, MESSAGE_WAYS, type MessageFilter } from "../query/message/message-filter";
import { FormatError } from "../ton/format-error";
import { parseOpcode, type Opcode } from "../ton/opcode";
import { opcodesNamed } from "../ton/opcode-names";
import { badInput, fail, ok, type BadInput, type Result } from "../toncenter/error";
import { quoted } from "./block-text";
import { given, pick, readMoment } from "./filter-fields";

const ROWS = { one: "a message", many: "messages" };

/** Reads `?direction=…&opcode=…&from=…&until=…`. An opcode is a number or the name of an operation. */
export function readMessageFilter(query: URLSearchParams): Result<MessageFilter, BadInput> {
  const way = pick(query, "direction", MESSAGE_WAYS, ROWS);
  if (!way.ok) return way;
  const opcode = readOperation(given(query, "opcode"));
  if (!opcode.ok) return opcode;
  const from = readMoment(query, "from", ROWS);
  if (!from.ok) return from;
  const until = readMoment(query, "until", ROWS);
  if (!until.ok) return until;
  const bound = from.value === null ? "until" : "from";
  if (way.value === "outside" && (from.value !== null || until.value !== null))
    return fail(
      badInput("Messages from outside have no time of their own, so they cannot be looked for by it.", bound),
    );
  return ok({
    way: way.value ?? ALL_MESSAGES.way,
    opcode: opcode.value,
    from: from.value,
    until: until.value,
  });
}

function readOperation(text: string | null): Result<Opcode | null, BadInput> {
  if (text === null) return ok(null);
  const number = tryOpcode(text);
  if (number !== null) return ok(number);
  const [opcode, ...others] = opcodesOf(text);
  if (opcode === undefined)
    return fail(
      badInput(`${quoted(text)} is neither an opcode nor an operation that this explorer knows.`, "opcode", [
        "hexadecimal, with or without 0x: 0x0f8a7ea5",
        "a 32-bit number: -1",
        "a known operation: Jetton transfer",
      ]),
    );
  return others.length === 0
    ? ok(opcode)
    : fail(
        badInput(`${quoted(text)} has more than one opcode, and messages are looked for by one.`, "opcode", [
          opcode,
          ...others,
        ]),
      );
}

function tryOpcode(text: string): Opcode | null {
  try {
    return parseOpcode(text);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return null;
  }
}

/** By the name that tables have ("jetton_transfer") or by the one that people see ("Jetton transfer"). */
function opcodesOf(text: string): readonly Opcode[] {
  const wanted = text.toLowerCase().replaceAll(/\s+/g, " ");
  return opcodesNamed((name) => name === wanted || wordsOf(name).toLowerCase() === wanted);
}
