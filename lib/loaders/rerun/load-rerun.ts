import "server-only";
import type { Cell } from "@ton/core";
import { describeActions } from "../../domain/rerun/describe-actions";
import {
  blockCall,
  configCall,
  historyCall,
  LIBRARIES_CALL,
  previousBlocksCall,
  stateCall,
  TRANSACTION_CALL,
} from "../../domain/rerun/rerun-calls";
import {
  INCOMPLETE_HISTORY,
  NO_BLOCK_BEFORE,
  NO_TRANSACTION,
  NO_TRANSACTION_BEFORE,
  NOT_IN_MASTERCHAIN_YET,
  unusableCells,
} from "../../domain/rerun/rerun-problems";
import type { RerunQuestion, RerunReport } from "../../domain/rerun/rerun-report";
import {
  afterTransaction,
  rebuildAccount,
  rootOf,
  runAgain,
  type PaidState,
} from "../../domain/rerun/run-again";
import { stateChanges } from "../../domain/rerun/state-changes";
import { withPreviousBlocks } from "../../domain/simulation/with-previous-blocks";
import { phasesInCell } from "../../domain/simulation/phases-in-cell";
import type { Lane } from "../../gateway/budget/lanes";
import { gatewayOf } from "../../gateway/gateways";
import { MASTERCHAIN } from "../../ton/block/block";
import { codeName } from "../../ton/contract/code-names";
import type { AccountCells } from "../../ton/structure/account-cell";
import { bagOf, hashOfCell } from "../../ton/structure/cell-parts";
import { readTransactionCell, type TransactionCells } from "../../ton/structure/transaction-cell";
import { libraryBag, librariesIn } from "../../ton/vm/libraries";
import { FormatError } from "../../ton/value/format-error";
import type { Hash } from "../../ton/value/hash";
import { ok, type ApiError, type Result } from "../../toncenter/error";
import type { AddressBook } from "../../toncenter/v3/address-book";
import { getAddressInformation, type AddressInformation } from "../../toncenter/v2/v2-accounts";
import { getConfigAll } from "../../toncenter/v2/v2-config";
import type { NodeTransaction } from "../../toncenter/v2/v2-messages";
import { getTransactions } from "../../toncenter/v2/v2-transactions";
import { blocks } from "../../toncenter/v3/v3-block";
import type { Transaction } from "../../toncenter/v3/v3-transaction";
import { transactions } from "../../toncenter/v3/v3-transaction-lists";
import { loadLibraries } from "../simulation/load-libraries";
import { loadMasterBlock, loadPreviousBlocks } from "../simulation/load-previous-blocks";
import { runInVm } from "../simulation/run-in-vm";

const LANE: Lane = "interactive";
/** Earlier transactions of the account in the same block, and the last one before the block. */
const MOST_TRANSACTIONS = 30;
/** A short log has room for about this many steps. */
const SHORT_LOG_STEPS = 800;

/** A call of the rerun that was not answered. */
class Unanswered extends Error {
  constructor(
    readonly question: RerunQuestion,
    readonly call: string | null,
    readonly error: ApiError,
  ) {
    super(question);
  }
}

function answered<T>(question: RerunQuestion, call: string | null, answer: Result<T>): T {
  if (!answer.ok) throw new Unanswered(question, call, answer.error);
  return answer.value;
}

/**
 * Runs a transaction again, from its account's state at the masterchain block before it. Five calls: the transaction,
 * the account, the configuration, the block and the account's history; up to three more for libraries, and a few if the
 * contract reads previous blocks.
 */
export async function loadRerun(network: string, hash: Hash): Promise<RerunReport> {
  try {
    return await rerun(network, hash);
  } catch (error) {
    if (error instanceof Unanswered)
      return { is: "failed", question: error.question, call: error.call, error: error.error };
    if (!(error instanceof FormatError)) throw error;
    return { is: "failed", question: "run", call: null, error: unusableCells(error.reason) };
  }
}

interface OnChain {
  readonly transaction: Transaction;
  readonly book: AddressBook;
  readonly seqno: number;
}

async function rerun(network: string, hash: Hash): Promise<RerunReport> {
  const { transaction, book, seqno } = await findOnChain(network, hash);
  const gateway = gatewayOf(network);
  const { account: address, block_ref: block } = transaction;
  const before = seqno - 1;
  const [state, config, found] = await Promise.all([
    gateway.call(getAddressInformation, { address, seqno: before }, { lane: LANE }),
    gateway.call(getConfigAll, { seqno: before }, { lane: LANE }),
    block === null ? null : gateway.call(blocks, { ...block, limit: 1 }, { lane: LANE }),
  ]);
  const stated = answered("state", stateCall(before), state).value;
  const parameters = answered("config", configCall(before), config).value;
  const ownBlock = found?.ok === true ? (found.value.value.blocks[0] ?? null) : null;
  const randomSeed = ownBlock?.rand_seed ?? null;
  const history = await loadHistory(network, transaction, stated);
  const [first] = history.own;
  const start = rebuildAccount(
    {
      address,
      status: first.parts.statusBefore,
      balance: stated.balance < 0n ? 0n : stated.balance,
      extra: Object.fromEntries(stated.extra_currencies.map(({ id, amount }) => [String(id), amount])),
      code: cellIn(stated.code),
      data: cellIn(stated.data),
      frozenHash: stated.frozen_hash,
      lastHash: stated.last_transaction_id.hash,
      lastLt: stated.last_transaction_id.lt,
      ...history.last,
    },
    first.parts.stateBefore,
  );
  const roots = history.own.map(({ root }) => root);
  const messages = history.own.flatMap(({ parts }) => (parts.incoming === null ? [] : bagOf(parts.incoming)));
  const libraries = await loadLibraries(network, librariesIn([start.bag, ...messages]), LANE);
  const published = answered("libraries", LIBRARIES_CALL, libraries);
  const result = answered(
    "run",
    null,
    await runAgain(
      start.bag,
      roots,
      {
        config: parameters.config.bytes,
        libraries: libraryBag(published),
        randomSeed: randomSeed ?? "00".repeat(32),
        run: withPreviousBlocks(runInVm, async (requested) => {
          // A shard block sees the masterchain block that it refers to.
          const seen = block?.workchain === MASTERCHAIN ? before : (ownBlock?.master_ref_seqno ?? before);
          const newest = answered("blocks", blockCall(seen), await loadMasterBlock(network, seen, LANE));
          const given = await loadPreviousBlocks(network, newest, requested, LANE);
          return ok(answered("blocks", previousBlocksCall(seen), given));
        }),
      },
      ({ description }) =>
        (phasesInCell(description).compute_ph?.vm_steps ?? 0) > SHORT_LOG_STEPS ? "long" : "short",
    ),
  );
  const compute = phasesInCell(result.own.description).compute_ph;
  const { actions, steps } = result.ran;
  return {
    is: "ran",
    seqno: before,
    replayed: roots.length - 1,
    libraries: published.size,
    isStateBeforeSame: start.isSame,
    isTransactionSame: result.own.hash === result.chain.hash,
    stateAfter: { chain: result.chain.stateAfter, own: result.own.stateAfter },
    exitCode: compute?.exit_code ?? null,
    gasUsed: compute?.gas_used ?? null,
    actions: actions === null || actions === "" ? null : describeActions(rootOf(actions)),
    changes: stateChanges(
      result.before,
      result.after,
      kindsOf(result.after, book[address]?.interfaces ?? []),
    ),
    steps,
    vmSteps: transaction.description?.compute_ph?.vm_steps ?? null,
  };
}

async function findOnChain(network: string, hash: Hash): Promise<OnChain> {
  const call = TRANSACTION_CALL;
  const answer = await gatewayOf(network).call(transactions, { hash: [hash] }, { lane: LANE });
  const { transactions: rows, address_book: book } = answered("transaction", call, answer).value;
  const [transaction] = rows;
  if (transaction === undefined) throw new Unanswered("transaction", call, NO_TRANSACTION);
  const seqno = transaction.mc_block_seqno ?? 0;
  if (seqno === 1) throw new Unanswered("state", null, NO_BLOCK_BEFORE);
  if (seqno < 1) throw new Unanswered("transaction", call, NOT_IN_MASTERCHAIN_YET);
  return { transaction, book, seqno };
}

interface OwnTransaction {
  readonly root: Cell;
  readonly parts: TransactionCells;
}

interface History {
  /** From the state at the block before up to the transaction itself, which is the last of them. */
  readonly own: readonly [OwnTransaction, ...OwnTransaction[]];
  /** The account's state after the last transaction before them. */
  readonly last: PaidState;
}

/** The account's transactions since that state, and the one that produced it. */
async function loadHistory(
  network: string,
  { account: address, lt, hash }: Transaction,
  { last_transaction_id: { lt: lastLt } }: AddressInformation,
): Promise<History> {
  const call = historyCall(lt);
  const answer = await gatewayOf(network).call(
    getTransactions,
    {
      address,
      lt,
      hash,
      limit: MOST_TRANSACTIONS,
      archival: true,
      ...(lastLt > 0n ? { to_lt: lastLt - 1n } : {}),
    },
    { lane: LANE },
  );
  const rows = answered("history", call, answer).value.flatMap(opened);
  const own = rows.filter(({ parts }) => parts.lt > lastLt && parts.lt <= lt).toReversed();
  const [first, ...others] = own;
  const isWhole = first !== undefined && own.at(-1)?.parts.hash === hash && first.parts.previousLt === lastLt;
  if (first === undefined || !isWhole) throw new Unanswered("history", call, INCOMPLETE_HISTORY);
  const before = rows.find(({ parts }) => parts.lt === lastLt)?.parts;
  if (before === undefined && lastLt > 0n) throw new Unanswered("history", call, NO_TRANSACTION_BEFORE);
  return { own: [first, ...others], last: afterTransaction(before ?? null, lastLt) };
}

function opened({ data }: NodeTransaction): readonly OwnTransaction[] {
  const root = rootOf(data);
  return [{ root, parts: readTransactionCell(root) }];
}

function cellIn(bag: string | null): Cell | null {
  return bag === null ? null : rootOf(bag);
}

function kindsOf({ state }: AccountCells, interfaces: readonly string[]): readonly string[] {
  const name = state?.code == null ? null : codeName(hashOfCell(state.code));
  return name === null ? interfaces : [name, ...interfaces];
}
