import type { Act } from "./act";

export type Round = readonly [Act, ...Act[]];

/** Acts that can happen at once, in order: a wallet that counts its orders takes one at a time. */
export function roundsOf(acts: readonly Act[]): readonly Round[] {
  const rounds: [Act, ...Act[]][] = [];
  for (const act of acts) {
    const current = rounds.at(-1);
    const fits = current?.[0].at === act.at && current.every(({ by }) => by !== act.by);
    if (current !== undefined && fits) current.push(act);
    else rounds.push([act]);
  }
  return rounds;
}
