import { badInput, fail, ok, type BadInput, type Result } from "../../toncenter/error";
import { refusalOf } from "../../toncenter/param";
import { methodName } from "../../toncenter/v2/stack-param";
import { paramText } from "../filter/read-fields";
import { readSeqno } from "../filter/read-seqno";
import { quoted } from "../filter/url-text";
import { CALL_FIELDS, FREE_ARGS, type TypedCall } from "./call-fields";
import { knownMethod } from "./methods/known-methods";
import type { MethodRow } from "./methods/method-row";
import { parseStack } from "./parse-stack";
import type { StackEntry } from "./stack-entry";

/** The call that a URL describes. */
export interface CallQuery {
  /** Null where none is chosen yet. */
  readonly method: string | number | null;
  /** Null for a method without named arguments, and for free-form arguments. */
  readonly row: MethodRow | null;
  readonly entries: readonly StackEntry[];
  /** A masterchain block; null for the newest. */
  readonly seqno: number | null;
}

export function typedCall(params: URLSearchParams): TypedCall {
  const method = paramText(params, CALL_FIELDS.method);
  const of = paramText(params, CALL_FIELDS.of);
  const stack = params.getAll(CALL_FIELDS.stack).filter((text) => text.trim() !== "");
  return {
    method,
    stack: of === null || of === method ? stack : [],
    seqno: paramText(params, CALL_FIELDS.seqno),
    isFree: params.get(CALL_FIELDS.args) === FREE_ARGS,
  };
}

/** `most` characters of arguments: more can be posted than a URL has room for. */
export function readCallQuery(typed: TypedCall, most?: number): Result<CallQuery, BadInput> {
  const method = readMethod(typed.method);
  if (!method.ok) return method;
  const seqno = readSeqno(typed.seqno, CALL_FIELDS.seqno);
  if (!seqno.ok) return seqno;
  const entries = parseStack(typed.stack, most);
  if (!entries.ok) return entries;
  return ok({
    method: method.value,
    row: typedRow(typed),
    entries: entries.value,
    seqno: seqno.value,
  });
}

/** The row whose arguments the form has fields for. */
export function typedRow({ method, isFree }: TypedCall): MethodRow | null {
  const read = isFree ? null : readMethod(method);
  return read?.ok === true && read.value !== null ? knownMethod(read.value) : null;
}

const HEX_ID = /^0x[0-9a-f]{1,8}$/i;

function readMethod(text: string | null): Result<string | number | null, BadInput> {
  if (text === null) return ok(null);
  try {
    return ok(methodName.read(HEX_ID.test(text) ? Number(text) : text));
  } catch (error) {
    if (refusalOf(error) === null) throw error;
    return fail(
      badInput(`${quoted(text)} is not a get method.`, CALL_FIELDS.method, ["a name: seqno", "an ID: 85143"]),
    );
  }
}

/** Whether a URL has parameters that only forms send: it redirects to the URL that visitors see and share. */
export function isFromForm(params: URLSearchParams): boolean {
  return params.has(CALL_FIELDS.of);
}
