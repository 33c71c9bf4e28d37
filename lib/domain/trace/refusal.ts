import { readBoc } from "../../ton/cell/boc";
import { CellReader } from "../../ton/cell/cell-reader";
import { explainExitCode } from "../../ton/contract/exit-code";
import { FormatError } from "../../ton/value/format-error";
import type { Message } from "../../toncenter/v3/v3-message";

interface Refusal {
  /** What was refused, as a clause. */
  readonly action: string;
  /** The reasons, by the number that follows the query id. */
  readonly reasons?: (code: number) => string | null;
}

/** Reasons for which the elector returns a stake. */
const STAKE_CODES: Readonly<Record<number, string>> = {
  0: "no election was open for it, or it did not come from the masterchain",
  1: "its signature is not that of the validator's key",
  2: "it was less than 1/4096 of all stakes so far",
  3: "it was made for another election than the one that was open",
  4: "somebody else has staked for the same key",
  5: "it was less than the smallest stake that is allowed",
  6: "its largest factor was less than one",
};

/** Messages by which contracts that ran successfully refuse something. A new one is a new entry. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  "0xee6f454c": { action: "the stake was refused", reasons: (code) => STAKE_CODES[code] ?? null },
  "0xfffffffe": { action: "the elector had no stake to give back" },
  "0xafaf283e": {
    action: "the approval of the order was rejected",
    reasons: (code) => reasonOf(explainExitCode(code, "compute", "multisig_order_v2")?.name),
  },
  "0xee764f6f": { action: "the configuration did not take the new set of validators" },
};

const reasonOf = (name: string | undefined) => name ?? null;

const OPCODE_BITS = 32;
const QUERY_BITS = 64;
const CODE_BITS = 32;

/** What was refused and why, if this message is a refusal: "the stake was refused: it was too small". */
export function refusalIn({ opcode, bounced, message_content }: Message): string | null {
  const refusal = opcode === null || bounced === true ? undefined : REFUSALS[opcode];
  if (refusal === undefined) return null;
  const code = refusal.reasons === undefined ? null : codeIn(message_content?.body ?? null);
  const why = code === null ? null : (refusal.reasons?.(code) ?? `reason ${code}`);
  return why === null ? refusal.action : `${refusal.action}: ${why}`;
}

/** The number after operation and query id; null if there is none or the body is unknown. */
function codeIn(body: string | null): number | null {
  if (body === null) return null;
  try {
    const { roots, cells } = readBoc(body);
    const root = cells[roots[0] ?? -1];
    if (root === undefined) return null;
    const reader = new CellReader(root);
    if (reader.uint(OPCODE_BITS) === null || reader.uint(QUERY_BITS) === null) return null;
    const code = reader.uint(CODE_BITS);
    return code === null ? null : Number(code);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return null;
  }
}
