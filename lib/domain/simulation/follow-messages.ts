import { openBoc } from "../../ton/cell/boc";
import { isStandard, type Address } from "../../ton/address/address";
import { NO_SHARD_ACCOUNT, readShardAccountBag } from "../../ton/structure/account-cell";
import { bagOf, malformed } from "../../ton/structure/cell-parts";
import type { MessageCells } from "../../ton/structure/message-cell";
import { libraryBag, librariesIn } from "../../ton/vm/libraries";
import type { Hash } from "../../ton/value/hash";
import { fail, ok, type Result } from "../../toncenter/error";
import type { Transaction } from "../../toncenter/v3/v3-transaction";
import { machineFailed } from "./simulation-problems";
import type { RunVm } from "./with-previous-blocks";
import { transactionInCell } from "./transaction-in-cell";

export const FOLLOW_LIMITS = {
  accounts: 16,
  transactions: 64,
} as const;

/** When a message is received. */
export interface RunMoment {
  readonly now: number;
  /** The virtual machine raises it if it is lower than what the account and the message allow. */
  readonly lt: bigint;
  readonly randomSeed: string;
}

/** The external dependencies of a simulation. */
export interface SimulationSources {
  /** The states of accounts, as bags of their ShardAccount. Accounts missing here never existed. */
  readonly accounts: (addresses: readonly Address[]) => Promise<Result<ReadonlyMap<Address, string>>>;
  readonly libraries: (hashes: readonly Hash[]) => Promise<Result<ReadonlyMap<Hash, string>>>;
  readonly run: RunVm;
  /** `hops` is how many messages led to this one. Messages are received in the order of these logical times. */
  readonly momentOf: (message: MessageCells, hops: number) => RunMoment;
  readonly config: string;
}

/** Why no transaction received a message. */
export interface SimulationRefusal {
  readonly error: string;
  readonly exitCode: number | null;
}

export interface FollowedMessages {
  /** In the order in which they ran. */
  readonly transactions: readonly Transaction[];
  /** Of the first message. */
  readonly refusal: SimulationRefusal | null;
  /** The accounts whose states were used. */
  readonly accounts: readonly Address[];
  readonly libraries: readonly Hash[];
  /** Messages that were not followed: there are too many accounts or transactions, or none could receive them. */
  readonly unfollowed: number;
}

/**
 * Runs a message, then the messages that its transaction sends, and so on. Nothing else happens to the accounts in
 * between.
 */
export async function followMessages(
  first: MessageCells,
  sources: SimulationSources,
): Promise<Result<FollowedMessages>> {
  const run = new FollowRun(sources);
  const queue = [run.queued(first, 0)];
  while (queue.length > 0) {
    // The states for all waiting messages are loaded together.
    const loaded = await run.loadStates(queue.map(({ message }) => message));
    if (!loaded.ok) return loaded;
    const [next] = queue.splice(earliest(queue), 1);
    if (next === undefined) break;
    const sent = await run.receive(next);
    if (!sent.ok) return sent;
    queue.push(...sent.value);
  }
  return ok(run.result());
}

interface QueuedMessage {
  readonly message: MessageCells;
  readonly hops: number;
  readonly moment: RunMoment;
}

/** The index of the first message with the lowest logical time. */
function earliest(queue: readonly QueuedMessage[]): number {
  let found = 0;
  for (const [place, { moment }] of queue.entries())
    if (moment.lt < (queue[found]?.moment.lt ?? moment.lt)) found = place;
  return found;
}

class FollowRun {
  readonly #sources: SimulationSources;
  readonly #states = new Map<Address, string>();
  readonly #libraries = new Map<Hash, string>();
  readonly #requestedLibraries = new Set<Hash>();
  readonly #transactions: Transaction[] = [];
  #unfollowed = 0;
  #refusal: SimulationRefusal | null = null;

  constructor(sources: SimulationSources) {
    this.#sources = sources;
  }

  result(): FollowedMessages {
    return {
      transactions: this.#transactions,
      refusal: this.#refusal,
      accounts: [...this.#states.keys()],
      libraries: [...this.#libraries.keys()],
      unfollowed: this.#unfollowed,
    };
  }

  queued(message: MessageCells, hops: number): QueuedMessage {
    return { message, hops, moment: this.#sources.momentOf(message, hops) };
  }

  async loadStates(messages: readonly MessageCells[]): Promise<Result<null>> {
    const unknown = [...new Set(messages.flatMap(receiverOf))].filter((one) => !this.#states.has(one));
    const wanted = unknown.slice(0, FOLLOW_LIMITS.accounts - this.#states.size);
    if (wanted.length > 0) {
      const answer = await this.#sources.accounts(wanted);
      if (!answer.ok) return answer;
      for (const address of wanted) this.#states.set(address, answer.value.get(address) ?? NO_SHARD_ACCOUNT);
    }
    const states = messages.map((message) => receiverOf(message).flatMap((to) => this.#states.get(to) ?? []));
    const bodies = messages.flatMap(({ root }, place) => (states[place]?.length === 0 ? [] : [bagOf(root)]));
    // Code comes before messages, in which strangers can name any number of libraries.
    const missing = librariesIn([...states.flat(), ...bodies]).filter(
      (hash) => !this.#requestedLibraries.has(hash),
    );
    if (missing.length === 0) return ok(null);
    for (const hash of missing) this.#requestedLibraries.add(hash);
    const found = await this.#sources.libraries(missing);
    if (!found.ok) return found;
    for (const [hash, bag] of found.value) this.#libraries.set(hash, bag);
    return ok(null);
  }

  /** Resolves to the messages that its transaction sends. */
  async receive({ message, hops, moment }: QueuedMessage): Promise<Result<readonly QueuedMessage[]>> {
    const [address] = receiverOf(message);
    const state = address === undefined ? undefined : this.#states.get(address);
    if (address === undefined) return ok([]);
    if (state === undefined || this.#transactions.length >= FOLLOW_LIMITS.transactions) {
      this.#unfollowed += 1;
      return ok([]);
    }
    const before = readShardAccountBag(state);
    const ran = await this.#sources.run({
      config: this.#sources.config,
      libraries: libraryBag(this.#libraries),
      shardAccount: state,
      message: bagOf(message.root),
      which: null,
      ...moment,
      // The account can be newer than the block whose time is assumed, and nothing happens before its last transaction.
      now: Math.max(moment.now, before.lastPaid),
      previousBlocks: null,
      ignoreSignature: false,
      log: "none",
    });
    if (!ran.ok) return ran;
    if (ran.value.is !== "ran") {
      const { error } = ran.value;
      // Not the contract has failed.
      if (ran.value.is === "broken" && hops === 0) return fail(machineFailed(error));
      const exitCode = ran.value.is === "refused" ? ran.value.exitCode : null;
      if (hops === 0) this.#refusal = { error, exitCode };
      else this.#unfollowed += 1;
      return ok([]);
    }
    const { transaction: bag, shardAccount } = ran.value;
    this.#states.set(address, shardAccount);
    const [root] = openBoc(bag);
    if (root === undefined) throw malformed("transaction");
    const { transaction, outgoing } = transactionInCell(root, {
      address,
      before,
      after: readShardAccountBag(shardAccount),
      traceId: this.#transactions[0]?.hash ?? null,
    });
    this.#transactions.push(transaction);
    return ok(
      outgoing.filter(({ header }) => header.is === "internal").map((sent) => this.queued(sent, hops + 1)),
    );
  }
}

/** Nothing receives logs. */
function receiverOf({ header }: MessageCells): readonly Address[] {
  const { destination } = header;
  return header.is === "out" || destination === null || !isStandard(destination) ? [] : [destination];
}
