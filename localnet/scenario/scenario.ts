import { pause } from "../background-loop";
import type { Store } from "../store/store";
import { historyEvents } from "./scenario-history";
import { EventRunner, type ScenarioChain } from "./event-runner";
import { LIVE_STEP_SECONDS, liveEvents } from "./live-events";
import { groupEvents, type EventGroup } from "./event-groups";
import { dutiesAt } from "./staking/validator-duties";
import { scenarioChainOf, type ScenarioChainNode } from "./scenario-chain";
import { replay, type ReplayTarget } from "./replay";
import type { Town } from "./town";

export interface ScenarioNode extends ScenarioChainNode, ReplayTarget {
  readonly store: Pick<Store, "accounts" | "note" | "setNote">;
  /** Seconds since 1970. */
  now(): number;
}

export interface ScenarioOptions {
  readonly genesisTime: number;
  readonly transactions: number;
}

/** Keys of notes in the store; existing stores have them. */
const REPLAYED_NOTE = "rounds of the history that are told";
const TOTAL_NOTE = "rounds of the history";

/** Runs the scenario on a node: first its history, then its live events. */
export class Scenario {
  readonly runner: EventRunner;
  readonly #town: Town;
  readonly #node: ScenarioNode;
  readonly #chain: ScenarioChain;
  readonly #makeRounds: () => readonly EventGroup[];
  #rounds: readonly EventGroup[] | null = null;

  constructor(town: Town, node: ScenarioNode, { genesisTime, transactions }: ScenarioOptions) {
    this.#town = town;
    this.#node = node;
    this.#makeRounds = () => groupEvents(historyEvents(town, genesisTime, transactions));
    this.#chain = scenarioChainOf(node);
    this.runner = new EventRunner(town, this.#chain);
  }

  /** How many groups of the history's events are replayed. */
  get progress(): { readonly done: number; readonly of: number } {
    const { store } = this.#node;
    const of = Number(store.note(TOTAL_NOTE) ?? this.#history().length);
    return { done: Math.min(Number(store.note(REPLAYED_NOTE) ?? 0), of), of };
  }

  /** Stops early when aborted; the next process continues with the remaining groups. */
  async replayHistory(signal: AbortSignal): Promise<void> {
    const { done, of } = this.progress;
    if (done === of) return;
    this.#node.store.setNote(TOTAL_NOTE, String(of));
    await replay(this.#node, this.runner, {
      groups: this.#history().slice(done),
      onReplayed: (groups) => this.#node.store.setNote(REPLAYED_NOTE, String(done + groups)),
      signal,
    });
  }

  /** Computed lazily: a chain whose history is complete does not need it. */
  #history(): readonly EventGroup[] {
    this.#rounds ??= this.#makeRounds();
    return this.#rounds;
  }

  /** Runs until aborted. */
  async runLive(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const now = this.#node.now();
      const duties = dutiesAt(this.#town, (address) => this.#chain.dataOf(address), now);
      for (const event of [...liveEvents(this.#town, now), ...duties]) {
        if (signal.aborted) return;
        await this.runner.run(event, now);
      }
      await pause((LIVE_STEP_SECONDS - (now % LIVE_STEP_SECONDS)) * 1_000, signal);
    }
  }
}
