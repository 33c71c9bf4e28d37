import type { Chain } from "../../../localnet/chain/chain";
import { openIndex } from "../../../localnet/indexer/open-index";
import { Database } from "../../../localnet/store/database";
import type { Store } from "../../../localnet/store/store";
import type { ApiNode } from "../../../localnet/api/api-node";

const unused = (): never => {
  throw new Error("this must not be called");
};

const chain: Chain = {
  submit: unused,
  enqueue: unused,
  step: unused,
  settle: unused,
  confirmed: unused,
  runGetMethod: unused,
  emulate: unused,
  place: unused,
  close: unused,
};

const database = new Database(":memory:");

const store: Store = {
  database,
  append: unused,
  addMempoolMessage: unused,
  removeMempoolMessage: unused,
  restart: unused,
  note: unused,
  setNote: unused,
  copyTo: unused,
  close: unused,
  blocks: {
    list: unused,
    byId: unused,
    head: unused,
    first: unused,
    shardsAt: unused,
    previousAt: unused,
    committedBy: unused,
    atLt: unused,
    atTime: unused,
  },
  transactions: {
    list: unused,
    byMessage: unused,
    byHash: unused,
    historyOf: unused,
    ofBlock: unused,
    count: unused,
  },
  messages: { list: unused },
  accounts: { now: unused, byCode: unused, at: unused, byBalance: unused },
  traces: { list: unused, transactionsOf: unused },
  chain: { configAt: unused, libraries: unused, allLibraries: unused },
};

/** A node for tests that never reach the chain. */
export const EMPTY_NODE: ApiNode = {
  store,
  chain,
  index: openIndex(store, chain, unused),
  pending: { pending: () => [], confirmed: () => [] },
  genesis: { seed: "test", time: 1_760_000_000, globalId: -1 },
  now: () => 1_760_000_000,
  submit: unused,
};
