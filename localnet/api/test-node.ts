import type { Chain } from "../chain/chain";
import { openIndex } from "../indexer/index";
import { Database } from "../store/database";
import type { Store } from "../store/store";
import type { ApiNode } from "./node";

const unused = (): never => {
  throw new Error("nobody should have asked this");
};

const chain: Chain = {
  submit: unused,
  take: unused,
  step: unused,
  settle: unused,
  confirmed: unused,
  runGetMethod: unused,
  emulate: unused,
  close: unused,
};

const database = new Database(":memory:");

const store: Store = {
  database,
  append: unused,
  keepMessage: unused,
  forgetMessage: unused,
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
    committedBy: unused,
    atLt: unused,
    atTime: unused,
  },
  transactions: {
    list: unused,
    byMessage: unused,
    byHash: unused,
    chainOf: unused,
    ofBlock: unused,
    count: unused,
  },
  messages: { list: unused },
  accounts: { now: unused, byCode: unused, at: unused, richest: unused },
  traces: { list: unused, transactionsOf: unused },
  chain: { configAt: unused, libraries: unused, allLibraries: unused },
};

/** For tests of what never gets as far as the chain. */
export const EMPTY_NODE: ApiNode = {
  store,
  chain,
  index: openIndex(store, chain, unused),
  pending: { pending: () => [], confirmed: () => [] },
  genesis: { seed: "test", time: 1_760_000_000, globalId: -1 },
  now: () => 1_760_000_000,
  submit: unused,
};
