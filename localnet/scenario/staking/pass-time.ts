import type { Cell } from "@ton/core";
import { VALIDATION_SECONDS } from "../../chain/genesis-config";
import type { EventRunner, ScenarioChain } from "../event-runner";
import { HOUR, type DataOf } from "../scenario-event";
import type { Town } from "../town";
import { electorIn } from "./staking-operations";
import { dutiesAt } from "./validator-duties";
import { nextStakingTime } from "./staking-schedule";

/** A node that makes blocks at any time that is not before its newest block. */
export interface PassingNode {
  step(now: number): Promise<{ readonly final: { readonly config: Uint8Array | null } }>;
  /** Makes a block unless every transaction is final. */
  settle(now: number): Promise<unknown>;
  saved(): Promise<void>;
}

export interface TimePassage {
  readonly town: Town;
  readonly node: PassingNode;
  readonly chain: Pick<ScenarioChain, "dataOf">;
  readonly runner: EventRunner;
}

export interface PassageSpan {
  /** The time of the newest block, in seconds since 1970. */
  readonly from: number;
  readonly to: number;
  readonly signal?: AbortSignal;
  /** Called before the blocks of that time are made. */
  readonly onTime?: (time: number) => void;
}

const SECONDS_BETWEEN_BLOCKS = 5;
/** One validator may have this many duties in succession: recovering a stake, withdrawals, a new stake. */
const ROUNDS = 6;
/** For the transactions that the last orders cause in other shards. */
const SETTLING_BLOCKS = 4;
/**
 * Of a longer span only the end gets blocks, and the beginning as long as an election lasts; between them nothing
 * happens on the chain. The hours in addition to five cycles make it end while an election is open that already
 * has its stakes.
 */
const PASSED_SECONDS = 5 * VALIDATION_SECONDS + 6 * HOUR;

/**
 * Lets the time of a chain pass: makes blocks at all times when elections, validator sets or stakes change, with
 * the duties of validators in between, as if the chain had been running.
 */
export async function passTime(passage: TimePassage, span: PassageSpan): Promise<void> {
  const { town, chain } = passage;
  const { from, to, signal, onTime } = span;
  let at = from;
  while (at < to) {
    if (at > from) {
      onTime?.(at);
      at = await makeBlocks(passage, at, to);
    }
    if (signal?.aborted === true) return;
    const dataOf = readOnce(chain);
    const next = Math.min(nextStakingTime(town, dataOf, at) ?? to, to);
    // The elector ends an election when it sees the elected set as the current one. Once it has released the stakes it
    // no longer can, and it would never open another: so no time is skipped during an election.
    const isElection = (electorIn(dataOf)?.election ?? null) !== null;
    at = Math.max(at, next, isElection ? 0 : to - PASSED_SECONDS);
  }
  onTime?.(at);
  await makeBlocks(passage, at, to);
}

/** Reads each contract only once. Valid until the next block. */
function readOnce(chain: TimePassage["chain"]): DataOf {
  const read = new Map<string, Cell | null>();
  return (address) => {
    const known = read.get(address.toRawString());
    if (known !== undefined) return known;
    const data = chain.dataOf(address);
    read.set(address.toRawString(), data);
    return data;
  };
}

/** Makes the blocks of one time, with all duties. Returns the time of the last block, at most `latest`. */
async function makeBlocks(
  { town, node, chain, runner }: TimePassage,
  start: number,
  latest: number,
): Promise<number> {
  let at = start;
  const later = () => (at = Math.max(start, Math.min(at + SECONDS_BETWEEN_BLOCKS, latest)));
  const { final } = await node.step(at);
  // Contracts see a new config in the next block.
  if (final.config !== null) await node.step(later());
  for (let round = 0; round < ROUNDS; round += 1) {
    const events = dutiesAt(town, readOnce(chain), at);
    if (events.length === 0) break;
    for (const event of events) await runner.run(event, at);
    await node.step(later());
  }
  for (let number = 0; number < SETTLING_BLOCKS; number += 1)
    if ((await node.settle(later())) === null) break;
  await node.saved();
  return at;
}
