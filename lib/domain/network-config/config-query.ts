import { badInput, fail, ok, type BadInput, type Result } from "../../toncenter/error";
import { paramText } from "../filter/read-fields";
import { readSeqno } from "../filter/read-seqno";

/** Which configuration to show: the current one, that of a block, or the differences between two blocks. */
export interface ConfigQuery {
  /** A masterchain block; null for the newest. */
  readonly seqno: number | null;
  /** Null where nothing is compared. */
  readonly between: { readonly from: number; readonly to: number | null } | null;
  /** Empty where nothing is searched for. */
  readonly search: string;
}

const MOST_CHARACTERS = 100;

export function readConfigQuery(query: URLSearchParams): Result<ConfigQuery, BadInput> {
  const seqno = readSeqno(paramText(query, "seqno"), "seqno");
  if (!seqno.ok) return seqno;
  const from = readSeqno(paramText(query, "from"), "from");
  if (!from.ok) return from;
  const to = readSeqno(paramText(query, "to"), "to");
  if (!to.ok) return to;
  if (from.value === null && to.value !== null)
    return fail(badInput("Enter the block to compare from, too.", "from"));
  const search = paramText(query, "q")?.slice(0, MOST_CHARACTERS) ?? "";
  const between = from.value === null ? null : { from: from.value, to: to.value };
  return ok({ seqno: seqno.value, between, search });
}

/** The number of a parameter in a URL, in its one spelling; null for everything else. */
export function readParameterId(text: string): number | null {
  const id = /^(?:0|-?[1-9][0-9]{0,9})$/.test(text) ? Number(text) : null;
  return id === null || id !== (id | 0) ? null : id;
}

/** The page of a long table, from 1. */
export function readTablePage(query: URLSearchParams): number {
  const text = query.get("page") ?? "";
  return /^[1-9][0-9]{0,4}$/.test(text) ? Number(text) : 1;
}
