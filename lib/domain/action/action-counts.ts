import { counted, numberText } from "../../text/counted";
import type { ActionRow } from "./action-row";

/** "36 contract calls" */
export function callsText(count: number): string {
  return counted(count, "contract call");
}

/** "254 transfers", "12 × NFT mint". */
export function similarText(count: number, { kind, label }: Pick<ActionRow, "kind" | "label">): string {
  return kind === "transfer" ? counted(count, "transfer") : `${numberText(count)} × ${label}`;
}

/** The actions that a principal one consists of: "2 transfers, 36 contract calls". */
export function restText(rows: readonly Pick<ActionRow, "kind" | "type">[]): string {
  const calls = rows.filter(({ type }) => type === "call_contract").length;
  const transfers = rows.filter(({ kind }) => kind === "transfer").length;
  const others = rows.length - calls - transfers;
  return [
    ...(others === 0 ? [] : [counted(others, "other action")]),
    ...(transfers === 0 ? [] : [counted(transfers, "transfer")]),
    ...(calls === 0 ? [] : [callsText(calls)]),
  ].join(", ");
}
