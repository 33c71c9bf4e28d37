import type { Step } from "../chain/chain";
import type { Act } from "./act";
import type { Performer } from "./performer";
import { roundsOf } from "./rounds";

/** What the past is told to: nothing but the teller may make blocks meanwhile. */
export interface Past {
  step(now: number): Promise<Step>;
}

export interface Telling {
  readonly acts: readonly Act[];
  readonly performer: Performer;
  readonly past: Past;
  /** Acts up to this time have been told already, by a process that was stopped. Seconds since 1970. */
  readonly since: number;
  readonly signal: AbortSignal;
  readonly onRound?: (acts: number) => void;
}

const SECONDS_BETWEEN_BLOCKS = 5;
const MOST_BLOCKS = 12;

/** Makes the blocks of the past: everything that happens at one time, and all that follows from it. */
export async function tell({ acts, performer, past, since, signal, onRound }: Telling): Promise<void> {
  for (const round of roundsOf(acts)) {
    if (signal.aborted) return;
    const [{ at }] = round;
    if (at > since) {
      await past.step(at);
      for (const act of round) await performer.perform(act, at);
      await settle(past, at);
    }
    onRound?.(round.length);
  }
}

/** Blocks until no message is on its way. */
async function settle(past: Past, from: number): Promise<void> {
  for (let block = 1; block <= MOST_BLOCKS; block += 1) {
    const { confirmed } = await past.step(from + block * SECONDS_BETWEEN_BLOCKS);
    if (block > 1 && confirmed.length === 0) return;
  }
}
