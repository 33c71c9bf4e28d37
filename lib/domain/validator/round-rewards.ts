import type { StackValue } from "../../toncenter/stack";

/** What the elector stores about a round whose stakes it still holds. */
export interface RoundReward {
  /** The election, which is the start of the round. */
  readonly election: number;
  /** When stakes and rewards can be recovered. */
  readonly unfreezeAt: number;
  readonly stake: bigint;
  /** What all validators of the round together have earned so far. */
  readonly reward: bigint;
}

/** Of `past_elections`, the newest first: id, unfreeze time, hold, hash of the set, stakes, total stake, rewards, complaints. */
export function roundRewards(stack: readonly StackValue[]): readonly RoundReward[] {
  return listItems(stack[0])
    .flatMap((entry) => roundIn(entry) ?? [])
    .toSorted((one, other) => other.election - one.election);
}

function roundIn(entry: StackValue): RoundReward | null {
  if (entry.type !== "tuple") return null;
  const [election, unfreezeAt] = [entry.items[0], entry.items[1]].map(numberIn);
  const [stake, reward] = [entry.items[5], entry.items[6]].map(numberIn);
  if (election == null || unfreezeAt == null || stake == null || reward == null || stake <= 0n) return null;
  return { election: Number(election), unfreezeAt: Number(unfreezeAt), stake, reward };
}

function numberIn(value: StackValue | undefined): bigint | null {
  return value?.type === "num" ? value.value : null;
}

/** A list as such, or as pairs of an entry and the rest. */
function listItems(list: StackValue | undefined): readonly StackValue[] {
  const items: StackValue[] = [];
  let at = list;
  while (at !== undefined && at.type !== "null") {
    if (at.type === "list") return [...items, ...at.items];
    if (at.type !== "tuple" || at.items.length !== 2) return items;
    const [head, rest]: readonly (StackValue | undefined)[] = at.items;
    if (head !== undefined) items.push(head);
    at = rest;
  }
  return items;
}

/** A validator's part of a round's rewards, as the elector pays it. */
export function rewardPart({ reward, stake }: Pick<RoundReward, "reward" | "stake">, own: bigint): bigint {
  return (reward * own) / stake;
}
