import "server-only";
import type { BlockRow } from "../query/block-row";
import type { HeadReport } from "../query/head-report";
import { LATEST_ROWS } from "../query/latest";
import type { Page } from "../query/list/page";
import type { TransactionRow } from "../query/transaction-row";
import { loadBlocks } from "./blocks";
import { loadHead } from "./head";
import { loadTransactions } from "./transactions";

export interface HomeReport {
  readonly head: HeadReport;
  readonly blocks: Page<BlockRow>;
  readonly transactions: Page<TransactionRow>;
}

/** The newest of everything. Three calls upstream, of which every page needs the first. */
export async function loadHome(network: string): Promise<HomeReport> {
  const newest = { offset: 0, limit: LATEST_ROWS, pin: null };
  const [head, blocks, transactions] = await Promise.all([
    loadHead(network, "person"),
    loadBlocks(network, newest, "person"),
    loadTransactions(network, {}, newest, "person"),
  ]);
  return { head, blocks, transactions };
}
