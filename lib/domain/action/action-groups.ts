import type { ActionPart, ActionRow } from "./action-row";

/** One line of a list: an action, or many of one trace that are alike. */
export interface ActionLine {
  readonly first: ActionRow;
  /** All of them, the first one too. */
  readonly rows: readonly ActionRow[];
  /** What they make together; null for an action alone. */
  readonly sum: ActionPart | null;
}

/** Actions that belong together, since one trace brought them about. */
export interface ActionGroup {
  /** Of its first action, which stays the first whatever comes later. */
  readonly id: string;
  readonly first: ActionRow;
  readonly lines: readonly ActionLine[];
  readonly count: number;
  /** The list ends here for now, so there may be more of it. */
  readonly mayGoOn: boolean;
}

/** So many that are alike are read faster as one line. */
const MANY = 4;

/** Rows as they stand in the list; a group is what one trace brought about. */
export function groupsOf(rows: readonly ActionRow[], isEnd: boolean): readonly ActionGroup[] {
  const runs = runsOf(rows, (row) => row.trace ?? row.id);
  return runs.flatMap((run, place) => {
    const [first] = run;
    if (first === undefined) return [];
    const mayGoOn = !isEnd && place === runs.length - 1;
    return [{ id: first.id, first, lines: linesOf(run), count: run.length, mayGoOn }];
  });
}

function linesOf(run: readonly ActionRow[]): readonly ActionLine[] {
  const alike = new Map<string, ActionRow[]>();
  for (const row of run) {
    const key = keyOf(row) ?? row.id;
    const others = alike.get(key);
    if (others === undefined) alike.set(key, [row]);
    else others.push(row);
  }
  return [...alike.values()].flatMap((rows): readonly ActionLine[] => {
    const sum = rows.length < MANY ? null : sumOf(rows);
    return sum === null
      ? rows.map((row) => ({ first: row, rows: [row], sum: null }))
      : rows.slice(0, 1).map((first) => ({ first, rows, sum }));
  });
}

function amountOf({ sum, sentence }: ActionRow): ActionPart | null {
  return sum === null ? null : (sentence[sum] ?? null);
}

/** The same for actions that can be added up; null for those that cannot. */
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
  let before: string | null = null;
  for (const row of rows) {
    const key = keyOfRow(row);
    if (key === before) runs.at(-1)?.push(row);
    else runs.push([row]);
    before = key;
  }
  return runs;
}
