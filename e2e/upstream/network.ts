import * as v from "valibot";
import { CallLog } from "./call-log";
import { Chain } from "./chain/chain";
import { ChainState } from "./chain/state";
import { FaultPlan } from "./fault-plan";
import { Script, type InsertRows } from "./script";
import { KeyLimiter } from "./service/keys";

/** One network of the upstream: its script, its chain and what it was asked. Nothing is shared between them. */
export class UpstreamNetwork {
  readonly log = new CallLog();
  readonly keyLimiter = new KeyLimiter();
  faults = new FaultPlan([]);
  #script: Script = v.parse(Script, {});
  /** The same for as long as the network lives: times of rows must not change with a new script. */
  readonly #since = Date.now();
  readonly #state = new ChainState();

  constructor(readonly id: string) {}

  get script(): Script {
    return this.#script;
  }

  /** Replaces the script and begins its counters anew; the chain keeps what happened to it. */
  setScript(script: Script): void {
    this.#script = script;
    this.faults = new FaultPlan(script.rules);
    this.#state.startTicking(Date.now());
    this.#state.pendingUntil = this.#state.insertedTransactions + (script.pending?.transactions ?? 0);
  }

  chain(): Chain {
    this.#state.advanceTo(this.#script.ticking, Date.now());
    return new Chain(this.id, this.#script, this.#state, Math.floor(this.#since / 1_000));
  }

  insert(rows: InsertRows): void {
    const { pending, transactionsPerTrace } = this.#script;
    const arrives = this.#state.pendingUntil > this.#state.insertedTransactions;
    const account = rows.account ?? (arrives ? (pending?.account ?? null) : null);
    this.#state.insert({ ...rows, account }, transactionsPerTrace);
  }

  advance(blocks: number): void {
    this.#state.advance(blocks);
  }
}
