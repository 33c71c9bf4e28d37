import { badInput, fail, ok, type BadInput, type Result } from "../../toncenter/error";
import { quoted } from "./url-text";

const MAX_SEQNO = 2 ** 31 - 1;

/** The masterchain block in a field, with or without commas; null for an absent one. */
export function readSeqno(text: string | null, name: string): Result<number | null, BadInput> {
  if (text === null) return ok(null);
  const digits = text.replaceAll(/[\s,]/g, "");
  const seqno = /^[0-9]{1,10}$/.test(digits) ? Number(digits) : 0;
  return seqno < 1 || seqno > MAX_SEQNO
    ? fail(badInput(`${quoted(text)} is not the number of a masterchain block.`, name, ["62,144,801"]))
    : ok(seqno);
}
