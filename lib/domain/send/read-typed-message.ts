import { bocProblem } from "../../ton/cell/boc-problem";
import { openMessage, type OpenedMessage } from "../../ton/sending/open-message";
import { readSendable, type SendableMessage } from "../../ton/sending/sendable-message";
import { FormatError } from "../../ton/value/format-error";
import { badInput, fail, ok, type BadInput, type Result } from "../../toncenter/error";

const FORMS = ["base64", "base64url", "hex, with or without 0x"];

/** Opens a pasted message, or returns what is wrong with it and where. Imports `@ton/core`. */
export function openTypedMessage(text: string): Result<OpenedMessage, BadInput> {
  return orProblem(text, () => openMessage(text));
}

export function readTypedMessage(text: string, kind: string | null): Result<SendableMessage, BadInput> {
  return orProblem(text, () => readSendable(text, kind));
}

function orProblem<T>(text: string, read: () => T): Result<T, BadInput> {
  try {
    return ok(read());
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const { format, reason } = error;
    if (format === "external message") return fail(badInput(`Not an external message: ${reason}.`, "boc"));
    const isLimit = /longer than|at most/.test(reason);
    return fail(badInput(`Not a BoC: ${isLimit ? reason : bocProblem(text, reason)}.`, "boc", FORMS));
  }
}
