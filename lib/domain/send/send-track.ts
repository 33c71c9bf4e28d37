import type { ApiError } from "../../toncenter/error";
import type { Hash } from "../../ton/value/hash";
import { TRACK_STAGES } from "./track-stages";
import type { TrackReport, TrackStage } from "./send-track-report";

/** A sent message while its page is open. */
export interface SendTrack {
  readonly stage: TrackStage;
  readonly transaction: Hash | null;
  readonly isComplete: boolean;
  readonly transactions: number;
  readonly problem: ApiError | null;
  readonly asOfMs: number;
  /** How many reports have come since the page started tracking. */
  readonly reports: number;
}

/** Three minutes at the usual interval: nodes forget a message that is not in a block in less time. */
export const MAX_REPORTS = 60;

export function initialTrack(report: TrackReport): SendTrack {
  const nothing: SendTrack = {
    stage: "unseen",
    transaction: null,
    isComplete: false,
    transactions: 0,
    problem: null,
    asOfMs: report.asOfMs,
    reports: 0,
  };
  return withTrackReport(nothing, report);
}

/** A message only moves towards being final, never back: the index can fall behind its earlier answers. */
export function withTrackReport(before: SendTrack, report: TrackReport): SendTrack {
  const { stage, transaction, problem, asOfMs } = report;
  const reports = before.reports + 1;
  if (stage === null || rank(stage) < rank(before.stage)) return { ...before, problem, asOfMs, reports };
  return {
    stage,
    transaction: transaction ?? before.transaction,
    isComplete: before.isComplete || report.isComplete,
    transactions: Math.max(before.transactions, report.transactions),
    problem,
    asOfMs,
    reports,
  };
}

function rank(stage: TrackStage): number {
  return TRACK_STAGES.indexOf(stage);
}

/** Everything is known: no further report is needed. */
export function isSettled({ stage, transaction, isComplete }: SendTrack): boolean {
  return stage === "finalized" && transaction !== null && isComplete;
}

/** Tracking has reached its limit. */
export function hasGivenUp(track: SendTrack): boolean {
  return !isSettled(track) && track.reports >= MAX_REPORTS;
}

export function restarted(track: SendTrack): SendTrack {
  return { ...track, reports: 0 };
}
