import { pause } from "../background-loop";
import type { Store } from "../store/store";
import { historyEvents, historySeconds } from "./scenario-history";
import { EventRunner, type ScenarioChain } from "./event-runner";
import { CROWD_SENDER, crowdOf, type Crowd, type CrowdSize } from "./crowd";
import { LIVE_STEP_SECONDS, liveEvents } from "./live-events";
import { groupEvents, type EventGroup } from "./event-groups";
import { passTime, type PassingNode } from "./staking/pass-time";
import { DutyRoster } from "./staking/duty-roster";
import { scenarioChainOf, type ScenarioChainNode } from "./scenario-chain";
import { replay, type ReplayTarget } from "./replay";
import type { NetworkClock } from "../node/network-clock";
import type { Town } from "./town";

export interface ScenarioNode extends ScenarioChainNode, ReplayTarget, PassingNode {
  readonly store: Pick<Store, "accounts" | "blocks" | "note" | "setNote">;
  readonly clock: Pick<NetworkClock, "moveTo">;
  /** Seconds since 1970. */
  now(): number;
}

export interface ScenarioOptions {
  readonly genesisTime: number;
  readonly transactions: number;
}

/** Keys of notes in the store. They cannot change, because existing stores have them. */
const REPLAYED_NOTE = "rounds of the history that are told";
const TOTAL_NOTE = "rounds of the history";

/** Runs the scenario on a node: first its history, then its live events. */
export class Scenario {
  readonly runner: EventRunner;
  readonly #town: Town;
  readonly #node: ScenarioNode;
  readonly #chain: ScenarioChain;
  readonly #makeRounds: () => readonly EventGroup[];
  readonly #roster: DutyRoster;
  readonly #until: number;
  #rounds: readonly EventGroup[] | null = null;
  #isPassing = false;

  constructor(town: Town, node: ScenarioNode, { genesisTime, transactions }: ScenarioOptions) {
    this.#town = town;
    this.#node = node;
    this.#makeRounds = () => groupEvents(historyEvents(town, genesisTime, transactions));
    this.#until = genesisTime + historySeconds(transactions);
    this.#chain = scenarioChainOf(node);
    this.runner = new EventRunner(town, this.#chain);
    this.#roster = new DutyRoster(town, (address) => this.#chain.dataOf(address));
  }

  /** How many groups of the history's events are replayed. */
  get progress(): { readonly done: number; readonly of: number } {
    const { store } = this.#node;
    const of = Number(store.note(TOTAL_NOTE) ?? this.#history().length);
    return { done: Math.min(Number(store.note(REPLAYED_NOTE) ?? 0), of), of };
  }

  /** The time of the history that the chain has reached, and its end. */
  get span(): { readonly time: number; readonly until: number } {
    const until = this.#until;
    const time = this.#node.store.blocks.head()?.generatedAt ?? 0;
    return { time: Math.min(time, until), until };
  }

  /** Stops early when aborted; the next process continues with the remaining groups. */
  async replayHistory(signal: AbortSignal, onProgress?: () => void): Promise<void> {
    const { done, of } = this.progress;
    if (done === of) return;
    this.#node.store.setNote(TOTAL_NOTE, String(of));
    await replay(this.#node, this.runner, {
      groups: this.#history().slice(done),
      onReplayed: (groups) => {
        this.#node.store.setNote(REPLAYED_NOTE, String(done + groups));
        onProgress?.();
      },
      signal,
    });
  }

  /** Computed lazily: a chain whose history is complete does not need it. */
  #history(): readonly EventGroup[] {
    this.#rounds ??= this.#makeRounds();
    return this.#rounds;
  }

  /** Whether `passTime` is running: nothing else should make blocks meanwhile. */
  get isPassing(): boolean {
    return this.#isPassing;
  }

  /** Moves the chain from its newest block to a later time, with everything that is due in between. */
  async passTime(to: number, signal?: AbortSignal): Promise<void> {
    const from = this.#node.store.blocks.head()?.generatedAt ?? to;
    this.#isPassing = true;
    try {
      await passTime(
        { town: this.#town, node: this.#node, chain: this.#chain, runner: this.runner },
        {
          from,
          to: Math.max(from, to),
          onTime: (time) => this.#node.clock.moveTo(time),
          ...(signal === undefined ? {} : { signal }),
        },
      );
    } finally {
      this.#isPassing = false;
    }
  }

  /** Sends the orders that make a crowd, which is complete a few blocks later. */
  async sendCrowd(size: CrowdSize): Promise<Omit<Crowd, "orders">> {
    const { orders, ...places } = crowdOf(this.#town, size);
    for (const messages of orders) {
      const { accepted } = await this.runner.run({ by: CROWD_SENDER, messages }, this.#node.now());
      if (!accepted) throw new Error(`the wallet of the ${CROWD_SENDER} refuses an order`);
    }
    return places;
  }

  /** Runs until aborted. */
  async runLive(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const now = this.#node.now();
      const duty = this.#isPassing ? null : this.#roster.next(now);
      for (const event of [...liveEvents(this.#town, now), ...(duty === null ? [] : [duty])]) {
        if (signal.aborted) return;
        await this.runner.run(event, now);
      }
      await pause((LIVE_STEP_SECONDS - (now % LIVE_STEP_SECONDS)) * 1_000, signal);
    }
  }
}
