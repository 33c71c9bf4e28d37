import type { ActionPart, ActionRow } from "./action-row";

/** One line of a list: a single action, or several similar ones of one trace. */
export interface ActionLine {
  readonly first: ActionRow;
  /** All actions of the line, including the first. */
  readonly rows: readonly ActionRow[];
  /** The sum of their amounts; null for a single action. */
  readonly sum: ActionPart | null;
}

/** Consecutive actions of one trace. */
export interface ActionGroup {
  /** The id of its first action, which does not change when more rows arrive. */
  readonly id: string;
  readonly first: ActionRow;
  readonly lines: readonly ActionLine[];
  readonly count: number;
  /** The list ends here for now, so the group may have more actions. */
  readonly isIncomplete: boolean;
}

/** From this many on, similar actions become one line. */
const MIN_GROUPED = 4;

/** Groups consecutive rows of the same trace. */
export function groupsOf(rows: readonly ActionRow[], isEnd: boolean): readonly ActionGroup[] {
  const runs = runsOf(rows, (row) => row.trace ?? row.id);
  return runs.flatMap((run, index) => {
    const [first] = run;
    if (first === undefined) return [];
    const isIncomplete = !isEnd && index === runs.length - 1;
    return [{ id: first.id, first, lines: linesOf(run), count: run.length, isIncomplete }];
  });
}

function linesOf(run: readonly ActionRow[]): readonly ActionLine[] {
  const similar = new Map<string, ActionRow[]>();
  for (const row of run) {
    const key = keyOf(row) ?? row.id;
    const others = similar.get(key);
    if (others === undefined) similar.set(key, [row]);
    else others.push(row);
  }
  return [...similar.values()].flatMap((rows): readonly ActionLine[] => {
    const sum = rows.length < MIN_GROUPED ? null : sumOf(rows);
    return sum === null
      ? rows.map((row) => ({ first: row, rows: [row], sum: null }))
      : rows.slice(0, 1).map((first) => ({ first, rows, sum }));
  });
}

function amountOf({ sum, sentence }: ActionRow): ActionPart | null {
  return sum === null ? null : (sentence[sum] ?? null);
}

/** Actions with equal keys can be summed up; null for those that cannot. */
function keyOf(row: ActionRow): string | null {
  const part = amountOf(row);
  if (part === null || row.failed) return null;
  const token = part.is === "tokens" ? part.token : null;
  return [row.type, row.direction, part.is, token?.master, token?.symbol, token?.decimals].join(" ");
}

function sumOf(rows: readonly ActionRow[]): ActionPart | null {
  const parts = rows.map(amountOf);
  const [first] = parts;
  if (first === undefined || first === null || !("amount" in first)) return null;
  const amount = parts.reduce(
    (sum, part) => sum + (part !== null && "amount" in part ? part.amount : 0n),
    0n,
  );
  return { ...first, amount };
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
