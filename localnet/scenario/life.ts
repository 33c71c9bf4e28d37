import { pause } from "../pulse";
import type { Store } from "../store/store";
import { historyOf } from "./history";
import { Performer, type Stage } from "./performer";
import { MOMENT_SECONDS, presentActs } from "./present";
import { roundsOf, type Round } from "./rounds";
import { dutiesAt } from "./staking/duties";
import { stageOf, type StageNode } from "./stage";
import { tell, type Past } from "./tell";
import type { Town } from "./town";

export interface LivingNode extends StageNode, Past {
  readonly store: Pick<Store, "accounts" | "note" | "setNote">;
  /** Seconds since 1970. */
  now(): number;
}

export interface LifeOptions {
  readonly genesisTime: number;
  readonly transactions: number;
}

const TOLD = "rounds of the history that are told";
const ALL = "rounds of the history";

/** The life of the town on a chain: first its history, then one moment after another. */
export class Life {
  readonly performer: Performer;
  readonly #town: Town;
  readonly #node: LivingNode;
  readonly #stage: Stage;
  readonly #makeRounds: () => readonly Round[];
  #rounds: readonly Round[] | null = null;

  constructor(town: Town, node: LivingNode, { genesisTime, transactions }: LifeOptions) {
    this.#town = town;
    this.#node = node;
    this.#makeRounds = () => roundsOf(historyOf(town, genesisTime, transactions));
    this.#stage = stageOf(node);
    this.performer = new Performer(town, this.#stage);
  }

  /** How many rounds of the history are done. */
  get progress(): { readonly done: number; readonly of: number } {
    const { store } = this.#node;
    const of = Number(store.note(ALL) ?? this.#history().length);
    return { done: Math.min(Number(store.note(TOLD) ?? 0), of), of };
  }

  /** Ends early when it is told to stop; the next process goes on with the rounds that were not done. */
  async tellHistory(signal: AbortSignal): Promise<void> {
    const { done, of } = this.progress;
    if (done === of) return;
    this.#node.store.setNote(ALL, String(of));
    await tell(this.#node, this.performer, {
      rounds: this.#history().slice(done),
      told: (rounds) => this.#node.store.setNote(TOLD, String(done + rounds)),
      signal,
    });
  }

  /** Made when it is needed: a town whose history is told has no use for it. */
  #history(): readonly Round[] {
    this.#rounds ??= this.#makeRounds();
    return this.#rounds;
  }

  /** Until it is told to stop. */
  async live(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const now = this.#node.now();
      const duties = dutiesAt(this.#town, (address) => this.#stage.dataOf(address), now);
      for (const act of [...presentActs(this.#town, now), ...duties]) {
        if (signal.aborted) return;
        await this.performer.perform(act, now);
      }
      await pause((MOMENT_SECONDS - (now % MOMENT_SECONDS)) * 1_000, signal);
    }
  }
}
