import type { Step } from "../chain/chain";
import type { Performer } from "./performer";
import type { Round } from "./rounds";

/** What the past is told to: nothing but the teller may make blocks meanwhile. */
export interface Past {
  step(now: number): Promise<Step>;
}

const SECONDS_BETWEEN_BLOCKS = 5;
const MOST_BLOCKS = 12;

/** Makes the blocks of the past for acts that happen at one time, and for all that follows from them. */
export async function tell(past: Past, performer: Performer, round: Round): Promise<void> {
  const [{ at }] = round;
  await past.step(at);
  // One after another they would wait for each answer; they reach the chain in this order all the same.
  await Promise.all(round.map((act) => performer.perform(act, at)));
  for (let block = 1; block <= MOST_BLOCKS; block += 1) {
    const { confirmed } = await past.step(at + block * SECONDS_BETWEEN_BLOCKS);
    if (block > 1 && confirmed.length === 0) return;
  }
}
