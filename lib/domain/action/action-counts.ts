import type { ActionRow } from "./action-row";

/** "36 contract calls" */
export function callsText(count: number): string {
  return `${count.toLocaleString("en")} contract ${count === 1 ? "call" : "calls"}`;
}

/** "254 transfers", "12 × NFT mint". */
export function similarText(count: number, { kind, label }: Pick<ActionRow, "kind" | "label">): string {
  const number = count.toLocaleString("en");
  return kind === "transfer" ? `${number} transfers` : `${number} × ${label}`;
}

/** The actions that a principal one consists of: "2 transfers, 36 contract calls". */
export function restText(rows: readonly Pick<ActionRow, "kind" | "type">[]): string {
  const calls = rows.filter(({ type }) => type === "call_contract").length;
  const transfers = rows.filter(({ kind }) => kind === "transfer").length;
  const others = rows.length - calls - transfers;
  return [
    ...counted(others, "other action"),
    ...counted(transfers, "transfer"),
    ...(calls === 0 ? [] : [callsText(calls)]),
  ].join(", ");
}

function counted(count: number, noun: string): readonly string[] {
  return count === 0 ? [] : [`${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`];
}
