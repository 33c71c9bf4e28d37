import * as v from "valibot";
import { CallLog } from "./call-log";
import { Chain } from "./chain/chain";
import { ChainState } from "./chain/chain-state";
import { FaultPlan } from "./fault-plan";
import { Script, type InsertRows } from "./script";
import { KeyLimiter } from "./service/key-limiter";

/** One network of the upstream: its script, chain and log of calls. Networks share nothing. */
export class UpstreamNetwork {
  readonly log = new CallLog();
  readonly keyLimiter = new KeyLimiter();
  faults = new FaultPlan([]);
  #script: Script = v.parse(Script, {});
  /** Fixed for the life of the network: times of rows must not change with the script. */
  readonly #since = Date.now();
  readonly #state = new ChainState();

  constructor(readonly id: string) {}

  get script(): Script {
    return this.#script;
  }

  /** Replaces the script and resets its counters; the chain stays. */
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
