import type { Step } from "../chain/chain";
import type { Performer } from "./performer";
import type { Round } from "./rounds";

/** What the past is told to: nothing but the teller may make blocks meanwhile. */
export interface Past {
  make(now: number): Promise<Step>;
  /** When all is kept that was made by now. */
  kept(): Promise<void>;
}

const SECONDS_BETWEEN_BLOCKS = 5;
/** An order, its payments in the other shard, and a last one for those to become final. */
const USUAL_BLOCKS = 3;
const MOST_BLOCKS = 12;

/** Makes the blocks of the past for acts that happen at one time, and for all that follows from them. */
export async function tell(past: Past, performer: Performer, round: Round): Promise<void> {
  const [{ at }] = round;
  const block = (number: number) => past.make(at + number * SECONDS_BETWEEN_BLOCKS);
  if (round.some((act) => performer.looksBefore(act))) await past.kept();
  // All is asked for at once and done in this order: the chain need not wait for each answer to be kept.
  const first = block(0);
  const performed = round.map((act) => performer.perform(act, at));
  const usual = Array.from({ length: USUAL_BLOCKS }, (_, index) => block(index + 1));
  const [steps] = await Promise.all([Promise.all(usual), first, Promise.all(performed)]);
  let last = steps.at(-1);
  for (let number = USUAL_BLOCKS + 1; number <= MOST_BLOCKS && last?.confirmed.length !== 0; number += 1)
    last = await block(number);
}
