import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { TransactionRecord } from "../../../localnet/chain-records";
import { groupBy } from "../../../localnet/group-by";
import { openReplayedTown, type ReplayedTown } from "../../../testing/localnet/indexer/test-town";
import { describeActions } from "../../domain/rerun/describe-actions";
import { afterTransaction, rebuildAccount, rootOf, runAgain } from "../../domain/rerun/run-again";
import { VirtualMachine } from "../../gateway/vm/virtual-machine";
import { openBoc } from "../../ton/cell/boc";
import { NO_SHARD_ACCOUNT, readShardAccountBag } from "../../ton/structure/account-cell";
import { readTransactionCell } from "../../ton/structure/transaction-cell";
import { libraryBag, librariesIn } from "../../ton/vm/libraries";
import { bytesToBase64 } from "../../ton/value/bytes";
import { ok } from "../../toncenter/error";

// A few hundred transactions.
vi.setConfig({ testTimeout: 180_000 });

let town: ReplayedTown;
let machine: VirtualMachine;
beforeAll(async () => {
  machine = new VirtualMachine({ waiting: 1_000 });
  town = await openReplayedTown();
}, 300_000);
afterAll(async () => {
  machine.close();
  await town.close();
});

const ALL = { offset: 0, limit: Number.MAX_SAFE_INTEGER, sort: "asc" } as const;

const base64 = (bytes: Uint8Array) => bytesToBase64(bytes, "standard");
const cellOf = (bag: Uint8Array) => {
  const [root] = openBoc(bag);
  if (root === undefined) throw new Error("an empty bag");
  return root;
};

/** Transactions of all kinds: by type, by outcome, and by the account's resulting state. */
function chosenTransactions(): readonly TransactionRecord[] {
  const kindOf = ({ description, originalStatus, endStatus, account }: TransactionRecord) => {
    const text = JSON.stringify(description);
    const [exit = ""] = /"exit_code":-?\d+|"reason":"\w+"/.exec(text) ?? [];
    const [type = ""] = /"type":"\w+"/.exec(text) ?? [];
    return [type, exit, originalStatus, endStatus, account.slice(0, 2)].join(" ");
  };
  // Before the first block there is no configuration, and its accounts have states that no transaction produced.
  const all = town.node.store.transactions
    .list({}, ALL)
    .filter(
      ({ masterSeqno, originalStatus, previousLt }) =>
        masterSeqno > 1 && (originalStatus !== "active" || previousLt > 0n),
    );
  return [...groupBy(all, kindOf).values()].flatMap((own) => own.slice(0, 2));
}

/** More than any account has in a block, and the one before it. */
const MOST_OF_ACCOUNT = 60;

async function again(record: TransactionRecord) {
  const { store } = town.node;
  const before = record.masterSeqno - 1;
  const account = store.accounts.at(record.account, before);
  const lastLt = account?.lastLt ?? 0n;
  const history = store.transactions
    .historyOf(record.account, record.lt, MOST_OF_ACCOUNT)
    .filter(({ lt }) => lt >= lastLt);
  const own = history
    .filter(({ lt }) => lt > lastLt)
    .map(({ boc }) => cellOf(boc))
    .toReversed();
  const [last = null] = history
    .filter(({ lt }) => lt === lastLt)
    .map(({ boc }) => readTransactionCell(cellOf(boc)));
  const first = readTransactionCell(own[0] ?? cellOf(record.boc));
  // The account according to a node.
  const cells = readShardAccountBag(account === null ? NO_SHARD_ACCOUNT : base64(account.shardAccount));
  const start = rebuildAccount(
    {
      address: record.account,
      status: first.statusBefore,
      balance: cells.balance.coins,
      extra: cells.balance.extra,
      code: cells.state?.code ?? null,
      data: cells.state?.data ?? null,
      frozenHash: cells.frozenHash,
      lastHash: cells.lastHash,
      lastLt,
      ...afterTransaction(last, lastLt),
    },
    first.stateBefore,
  );
  const libraries = librariesIn([start.bag, base64(record.boc)]);
  const published = store.chain
    .libraries(libraries)
    .flatMap(({ hash, cells: bag }) => (bag === null ? [] : [[hash, base64(bag)] as const]));
  const result = await runAgain(
    start.bag,
    own,
    {
      config: base64(store.chain.configAt(before) ?? new Uint8Array(0)),
      libraries: libraryBag(published),
      randomSeed: store.blocks.byId(record.block)?.randSeed ?? "",
      run: async (task) => {
        const outcome = await machine.run(task);
        if (!outcome.ok) throw new Error(outcome.problem);
        return ok(outcome.reply);
      },
    },
    () => "none",
  );
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return { start, ...result.value };
}

it("a rerun of the scenario's transactions gives the same transactions, to the last bit", async () => {
  const chosen = chosenTransactions();
  expect(chosen.length).toBeGreaterThanOrEqual(40);
  for (const record of chosen) {
    const { start, own, ran, after } = await again(record);
    expect({ hash: record.hash, isSame: start.isSame }).toEqual({ hash: record.hash, isSame: true });
    expect(own.hash).toBe(record.hash);
    expect(own.stateAfter).toBe(after.hash);
    const actions = ran.actions === null || ran.actions === "" ? [] : describeActions(rootOf(ran.actions));
    expect(actions.filter(({ is }) => is === "unknown")).toEqual([]);
  }
});
