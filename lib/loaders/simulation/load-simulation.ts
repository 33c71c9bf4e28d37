import "server-only";
import { codeName } from "../../ton/contract/code-names";
import type { OpenedMessage } from "../../ton/sending/open-message";
import { readMessageCell } from "../../ton/structure/message-cell";
import { FormatError } from "../../ton/value/format-error";
import { fail, ok, type Result } from "../../toncenter/error";
import { getConfigAll } from "../../toncenter/v2/v2-config";
import { masterchainInfo } from "../../toncenter/v3/v3-block";
import { metadata } from "../../toncenter/v3/address-book";
import { emulatedSentence } from "../../domain/trace/outcome/trace-outcome";
import type { Names } from "../../domain/trace/flow/trace-flow";
import { holdersOf } from "../../domain/trace/flow/token-holders";
import { traceTree } from "../../domain/trace/trace-steps";
import {
  followMessages,
  type FollowedMessages,
  type RunMoment,
} from "../../domain/simulation/follow-messages";
import { withPreviousBlocks } from "../../domain/simulation/with-previous-blocks";
import { simulatedStep, traceOfTransactions } from "../../domain/simulation/trace-of-transactions";
import { NO_INDEXED_BLOCK, unreadableMessage } from "../../domain/simulation/simulation-problems";
import type { SimulatedTrace, SimulationReport } from "../../domain/simulation/simulation-report";
import { readNodeRefusal } from "../../domain/send/node-refusal";
import { readShardAccountBag } from "../../ton/structure/account-cell";
import { hashOfCell } from "../../ton/structure/cell-parts";
import { gatewayOf } from "../../gateway/gateways";
import type { Network } from "../../gateway/networks";
import { traceOf } from "../trace/load-trace";
import { loadAccountStates } from "./load-account-states";
import { loadLibraries } from "./load-libraries";
import { loadPreviousBlocks } from "./load-previous-blocks";
import { runInVm } from "./run-in-vm";

const LANE = "panel";
/** The step in logical time between consecutive blocks of the network. */
const LT_STEP = 1_000_000n;

type SimulatedNetwork = Pick<Network, "id" | "coin" | "testnet">;

/**
 * What the chain would make of a message, without sending it. Two calls for the newest block and the configuration,
 * then two for each wave of accounts, up to three for libraries and one for the names of tokens; more if a contract reads
 * previous blocks.
 */
export async function loadSimulation(
  network: SimulatedNetwork,
  opened: OpenedMessage,
): Promise<Result<SimulationReport>> {
  const gateway = gatewayOf(network.id);
  const [head, config] = await Promise.all([
    gateway.call(masterchainInfo, {}, { lane: LANE }),
    gateway.call(getConfigAll, {}, { lane: LANE }),
  ]);
  if (!head.ok) return head;
  if (!config.ok) return config;
  const block = head.value.value.last;
  if (block === null) return fail(NO_INDEXED_BLOCK);
  const moment: RunMoment = {
    now: block.gen_utime,
    lt: (block.end_lt / LT_STEP + 1n) * LT_STEP,
    randomSeed: block.rand_seed ?? "00".repeat(32),
  };
  const names = new GatheredNames();
  let kind: string | null = null;
  const followed = await reading(() =>
    followMessages(readMessageCell(opened.root), {
      config: config.value.value.config.bytes,
      accounts: async (addresses) => {
        const loaded = await loadAccountStates(network.id, addresses, LANE);
        if (!loaded.ok) return loaded;
        names.add(loaded.value.names);
        const own = loaded.value.states.get(opened.destination);
        kind ??= own === undefined ? null : kindOf(own);
        return ok(loaded.value.states);
      },
      libraries: (hashes) => loadLibraries(network.id, hashes, LANE),
      run: withPreviousBlocks(runInVm, (requested) => loadPreviousBlocks(network.id, block, requested, LANE)),
      // As on the chain, where messages go from block to block.
      momentOf: (_, hops) => ({ ...moment, lt: moment.lt + BigInt(hops) * LT_STEP }),
    }),
  );
  if (!followed.ok) return followed;
  const { refusal, accounts, libraries, unfollowed, transactions } = followed.value;
  if (refusal === null) await addTokens(network.id, followed.value, names);
  return ok({
    trace: transactions.length === 0 ? null : describe(network, followed.value, names.all),
    refusal:
      refusal === null
        ? null
        : { ...readNodeRefusal(withCode(refusal), kind), message: refusal.error, exitCode: refusal.exitCode },
    basis: {
      seqno: block.seqno,
      time: block.gen_utime,
      accounts: accounts.length,
      libraries: libraries.length,
      unfollowed,
    },
  });
}

/** The error as the node would have reported it, since other code parses the node's text. */
function withCode({ error, exitCode }: NonNullable<FollowedMessages["refusal"]>): string {
  return exitCode === null ? error : `${error}: exitcode=${exitCode}`;
}

async function reading<T>(run: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return fail(unreadableMessage(error.reason));
  }
}

function kindOf(shardAccount: string): string | null {
  const code = readShardAccountBag(shardAccount).state?.code ?? null;
  return code === null ? null : codeName(hashOfCell(code));
}

class GatheredNames {
  all: Names = { address_book: {}, metadata: {} };

  add({ address_book, metadata: tokens }: Names): void {
    this.all = {
      address_book: { ...this.all.address_book, ...address_book },
      metadata: { ...this.all.metadata, ...tokens },
    };
  }
}

/** Adds the names of the tokens that the messages move: their masters need not be among the accounts. */
async function addTokens(
  network: string,
  { transactions }: FollowedMessages,
  names: GatheredNames,
): Promise<void> {
  const { steps } = traceTree(traceOfTransactions(transactions));
  const missing = [...holdersOf(names.all, [], steps).masters].filter(
    (master) => names.all.metadata[master] === undefined,
  );
  if (missing.length === 0) return;
  const answer = await gatewayOf(network).call(metadata, { address: missing }, { lane: LANE });
  if (answer.ok) names.add({ address_book: {}, metadata: answer.value.value });
}

function describe(
  network: SimulatedNetwork,
  { transactions }: FollowedMessages,
  names: Names,
): SimulatedTrace {
  const { view, actions, outcome, summary } = traceOf(network, traceOfTransactions(transactions), names);
  return {
    sentence: summary.sentence,
    outcome: summary.outcome,
    expected: emulatedSentence(outcome.counts),
    fees: summary.fees,
    view,
    actions,
    changes: summary.changes,
    steps: transactions.map(simulatedStep),
  };
}
