import { counted } from "../../../text/counted";
import type { ActionPart, ActionRow } from "../../action/action-row";
import { phrase } from "../../action/fill-template";
import { sumOfAmounts } from "../../action/sum-of-amounts";

/** Words for several actions of a kind. */
const NOUNS: Readonly<Record<string, string>> = { transfer: "transfer", swap: "swap", contract: "call" };

/** One sentence for the principal actions of a trace: the sum if they have one payer, otherwise the first action. */
export function headlineOfRows(rows: readonly ActionRow[]): readonly ActionPart[] {
  const [first] = rows;
  if (first === undefined) return [];
  const more = rows.length - 1;
  if (more === 0) return first.sentence;
  const sum = first.kind === "transfer" ? sumOfAmounts(rows) : null;
  const [payer] = first.sentence;
  if (sum !== null && payer?.is === "party" && rows.every((row) => isBy(row, payer)))
    return [payer, phrase(" sent "), sum, phrase(` in ${counted(rows.length, "transfer")}`)];
  const noun = rows.every(({ kind }) => kind === first.kind) ? (NOUNS[first.kind] ?? "action") : "action";
  return [...first.sentence, phrase(`, and ${counted(more, `more ${noun}`)}`)];
}

function isBy({ sentence: [part], failed }: ActionRow, payer: Extract<ActionPart, { is: "party" }>): boolean {
  return !failed && part?.is === "party" && part.party.address === payer.party.address;
}
