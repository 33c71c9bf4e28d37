import type { ActionPart, ActionRow } from "./action-row";
import { callsText, similarText } from "./action-counts";
import { amountPart, sumOfAmounts } from "./sum-of-amounts";

/** One line of a list: a single action, or several similar ones of one trace. */
export interface ActionLine {
  readonly first: ActionRow;
  /** All actions of the line, including the first. */
  readonly rows: readonly ActionRow[];
  /** Of several: "254 transfers", "36 contract calls"; null for a single action. */
  readonly label: string | null;
  /** The sum of their amounts, where none of them is counted twice; null for a single action. */
  readonly sum: ActionPart | null;
}

/** Consecutive actions of one trace. */
export interface ActionGroup {
  /** The id of its first action, which does not change when more rows arrive. */
  readonly id: string;
  /** The principal action, a failed one if there is one. */
  readonly first: ActionRow;
  /** The principal actions, then the calls and transfers that they consist of. */
  readonly lines: readonly ActionLine[];
  /** The number of lines of principal actions, at the beginning. */
  readonly principal: number;
  /** The net change for the account of the list, over several principal actions; empty for other groups. */
  readonly net: readonly ActionPart[];
  readonly count: number;
  /** The list ends here for now, so the group may have more actions. */
  readonly isIncomplete: boolean;
}

const CALL = "call_contract";

/** From this many on, similar actions become one line. */
const MIN_GROUPED = 4;

/** Groups consecutive rows of the same trace. */
export function groupsOf(rows: readonly ActionRow[], isEnd: boolean): readonly ActionGroup[] {
  const runs = runsOf(rows, (row) => row.trace ?? row.id);
  return runs.flatMap((run, index) => {
    const [newest] = run;
    if (newest === undefined) return [];
    const isIncomplete = !isEnd && index === runs.length - 1;
    return [{ id: newest.id, ...summaryOf(run), count: run.length, isIncomplete }];
  });
}

function summaryOf(run: readonly ActionRow[]): Pick<ActionGroup, "first" | "lines" | "principal" | "net"> {
  const best = Math.max(...run.map(({ rank }) => rank));
  const isPart = isPartOf(run);
  const principal = run
    .filter((row) => row.rank === best || !isPart(row))
    .toSorted((a, b) => b.rank - a.rank);
  const others = run.filter((row) => !principal.includes(row));
  const own = linesOf(principal);
  const [first] = [...principal.filter(({ failed }) => failed), ...principal, ...run];
  if (first === undefined) throw new Error("a group has at least one action");
  return {
    first,
    lines: [...own, ...linesOf(others)],
    principal: own.length,
    net: own.length < 2 ? [] : netOf(principal),
  };
}

/** Calls are parts of everything else; the transfer of an item is part of its sale. */
function isPartOf(run: readonly ActionRow[]): (row: ActionRow) => boolean {
  const isSale = run.some(({ type }) => type === "nft_purchase");
  return ({ type, kind }) => kind === "contract" || (isSale && type === "nft_transfer");
}

function linesOf(run: readonly ActionRow[]): readonly ActionLine[] {
  const similar = new Map<string, ActionRow[]>();
  for (const row of run) {
    const key = keyOf(row);
    const others = similar.get(key);
    if (others === undefined) similar.set(key, [row]);
    else others.push(row);
  }
  return [...similar.values()].flatMap((rows): readonly ActionLine[] => {
    const [first] = rows;
    if (first === undefined || rows.length < MIN_GROUPED)
      return rows.map((row) => ({ first: row, rows: [row], label: null, sum: null }));
    const label = first.type === CALL ? callsText(rows.length) : similarText(rows.length, first);
    return [{ first, rows, label, sum: first.kind === "contract" ? null : sumOfAmounts(rows) }];
  });
}

/**
 * Actions with equal keys become one line. One call passes its coins on to the next, and so do transfers by different
 * accounts, so only amounts that the same account sent or received are added.
 */
function keyOf(row: ActionRow): string {
  if (row.failed) return row.id;
  if (row.kind === "contract") return row.type;
  const part = amountPart(row);
  if (part === null) return row.id;
  const token = part.is === "tokens" ? part.token : null;
  const [payer] = row.direction === null ? row.sentence : [];
  const by = payer?.is === "party" ? payer.party.address : (row.direction ?? "");
  return [row.type, by, part.is, token?.master, token?.symbol, token?.decimals].join(" ");
}

/** The sums of what the actions changed, by coin and token, without those that are zero. */
function netOf(rows: readonly ActionRow[]): readonly ActionPart[] {
  const sums = new Map<string, Extract<ActionPart, { is: "coins" | "tokens" }>>();
  for (const part of rows.flatMap(({ changes }) => changes)) {
    if (part.is !== "coins" && part.is !== "tokens") continue;
    const key = part.is === "coins" ? "" : (part.token.master ?? part.token.symbol ?? "?");
    sums.set(key, { ...part, amount: (sums.get(key)?.amount ?? 0n) + part.amount });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0n);
}

function runsOf<R>(rows: readonly R[], keyOfRow: (row: R) => string): readonly (readonly R[])[] {
  const runs: R[][] = [];
  let previous: string | null = null;
  for (const row of rows) {
    const key = keyOfRow(row);
    if (key === previous) runs.at(-1)?.push(row);
    else runs.push([row]);
    previous = key;
  }
  return runs;
}
