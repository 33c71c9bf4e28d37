import type { Chain } from "./chain";

/** The existing part of a trace: its first transaction and the current number of transactions. */
export interface TraceExtent {
  readonly root: number;
  readonly size: number;
  /** Number of its newest transaction. */
  readonly last: number;
  readonly complete: boolean;
  readonly pending: boolean;
}

export function traceExtent(chain: Chain, trace: number): TraceExtent {
  const root = trace * chain.perTrace;
  const newest = root > chain.newest ? chain.newestPending : chain.newest;
  const size = Math.min(chain.perTrace, newest - root + 1);
  return {
    root,
    size,
    last: root + size - 1,
    complete: size === chain.perTrace,
    pending: root > chain.newest,
  };
}

/** Without a list, since long lists are filtered with it. */
export function hasTransaction(chain: Chain, trace: number, fits: (transaction: number) => boolean): boolean {
  const { root, last } = traceExtent(chain, trace);
  for (let transaction = root; transaction <= last; transaction += 1) if (fits(transaction)) return true;
  return false;
}

export function transactionsOfTrace(chain: Chain, trace: number): readonly number[] {
  const { root, size } = traceExtent(chain, trace);
  return Array.from({ length: size }, (_, position) => root + position);
}
