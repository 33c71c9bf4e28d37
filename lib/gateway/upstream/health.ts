import "server-only";
import type { ApiVersion } from "../../toncenter/endpoint";
import type { ApiErrorKind } from "../../toncenter/error";
import type { Answers } from "../cache/answers";
import type { Breaker, BreakerState } from "../budget/breaker";
import type { BucketState, TokenBucket } from "../budget/bucket";
import type { AnswerCache } from "../cache/answer-cache";
import type { Bar, Journal } from "./journal";
import type { Lane } from "../budget/lanes";
import type { Ledger } from "../budget/ledger";
import type { Scheduler } from "../budget/scheduler";

/** The state of one network's gateway: for the status page and for Prometheus. Contains no secrets. */
export interface Health {
  readonly budget: BucketState & {
    /** `shared` while the ledger of all instances is in use, `alone` otherwise. */
    readonly ledger: "shared" | "alone";
  };
  readonly queue: Readonly<Record<Lane, number>>;
  readonly inFlight: number;
  /** For an interactive call made now. */
  readonly expectedWaitMs: number;
  readonly cache: {
    /** For this process, all networks together. */
    readonly entries: number;
    readonly bytes: number;
    readonly hits: number;
    readonly staleHits: number;
    readonly misses: number;
    readonly hitRate: number | null;
  };
  readonly breaker: BreakerState;
  readonly versions: Readonly<Record<ApiVersion, string | null>>;
  readonly lastSuccessMs: number | null;
  readonly lastFailure: { readonly atMs: number; readonly kind: ApiErrorKind } | null;
  /** Upstream calls of the last ten minutes, in steps of ten seconds. */
  readonly calls: readonly Bar[];
}

export interface HealthParts {
  readonly bucket: TokenBucket;
  readonly ledger: Ledger | null;
  readonly scheduler: Scheduler;
  readonly answers: Answers;
  readonly cache: AnswerCache;
  readonly breaker: Breaker;
  readonly journal: Journal;
}

export function healthOf({
  bucket,
  ledger,
  scheduler,
  answers,
  cache,
  breaker,
  journal,
}: HealthParts): Health {
  return {
    budget: { ...bucket.state(), ledger: ledger?.active === true ? "shared" : "alone" },
    queue: scheduler.queued(),
    inFlight: scheduler.inFlight,
    expectedWaitMs: scheduler.expectedWaitMs("interactive"),
    cache: { ...cache.size, ...answers.counts },
    breaker: breaker.state(),
    versions: journal.versions,
    lastSuccessMs: journal.lastSuccessMs,
    lastFailure: journal.lastFailure,
    calls: journal.bars(),
  };
}
