import type { Performer } from "./performer";
import type { Round } from "./rounds";

/** What the past is told to: nothing but the teller may make blocks meanwhile. */
export interface Past {
  make(now: number): Promise<unknown>;
  /** Makes a block unless every transaction is final by then. */
  settle(now: number): Promise<unknown>;
  /** When all is kept that was made by now. */
  kept(): Promise<void>;
}

const SECONDS_BETWEEN_BLOCKS = 5;
/** An order, its payments in the other shard, and a last one for those to become final. */
const USUAL_BLOCKS = 3;
const MOST_BLOCKS = 12;
/** So far may the chain be ahead of what is kept: neither waits for the other. */
const ROUNDS_AHEAD = 6;

/** Asks for all that a round comes to. The chain does it in this order; resolves when all of it is kept. */
async function happen(past: Past, performer: Performer, round: Round): Promise<void> {
  const [{ at }] = round;
  // The masterchain may have something to do before all of them, such as to open an election.
  const asked: Promise<unknown>[] = [past.make(at), ...round.map((act) => performer.perform(act, at))];
  for (let number = 1; number <= MOST_BLOCKS; number += 1) {
    const time = at + number * SECONDS_BETWEEN_BLOCKS;
    asked.push(number <= USUAL_BLOCKS ? past.make(time) : past.settle(time));
  }
  asked.push(past.kept());
  await Promise.all(asked);
}

interface Telling {
  readonly rounds: readonly Round[];
  /** Told how many rounds are kept. */
  readonly told: (rounds: number) => void;
  /** Ends early when it is aborted. */
  readonly signal?: AbortSignal;
}

/** Makes the blocks of the past, for acts that happen at one time after another and all that follows from them. */
export async function tell(
  past: Past,
  performer: Performer,
  { rounds, told, signal }: Telling,
): Promise<void> {
  const under: Promise<void>[] = [];
  let ended = 0;
  const end = async () => {
    await under.shift();
    ended += 1;
    told(ended);
  };
  for (const round of rounds) {
    if (signal?.aborted === true) break;
    if (round.some((act) => performer.looksBefore(act))) while (under.length > 0) await end();
    const happening = happen(past, performer, round);
    // Whoever comes to it is told.
    happening.catch(() => null);
    under.push(happening);
    if (under.length > ROUNDS_AHEAD) await end();
  }
  while (under.length > 0) await end();
}
