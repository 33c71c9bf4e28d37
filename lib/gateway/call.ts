import "server-only";
import type { WireAnswer } from "../toncenter/answer";
import type { Endpoint, ParamSpecs, ParamValues } from "../toncenter/endpoint";
import type { ApiError } from "../toncenter/error";
import type { WireRequest } from "../toncenter/request";
import type { CachedAnswer } from "./cache/answer-cache";
import type { Lane } from "./budget/lanes";

/** An operation with its parameters and their encoding on the wire. */
export interface Call {
  readonly endpoint: Endpoint;
  readonly values: ParamValues<ParamSpecs>;
  readonly request: WireRequest;
}

export interface CallOptions {
  readonly lane: Lane;
  /** Ends the caller's own wait with a rejection; other callers keep waiting. */
  readonly signal?: AbortSignal | undefined;
  /** The visitor the call is for; within a lane visitors take turns. */
  readonly visitor?: string | undefined;
  /** Aborted when the visitor has disconnected: the caller then gets an error that nobody sees, not a rejection. */
  readonly left?: AbortSignal | undefined;
  /** When the caller continues without an answer, by the gateway's clock; that is a timeout, not a rejection. */
  readonly giveUpAtMs?: number | undefined;
}

interface FailedCall {
  readonly ok: false;
  readonly error: ApiError;
  /** The service's own answer, if the refusal came from the service. */
  readonly answer: WireAnswer | null;
}

export interface GoodAnswer {
  readonly ok: true;
  readonly entry: CachedAnswer;
  readonly stale: boolean;
  /** Why refreshing failed, when it is stale because of a failure. */
  readonly refreshError: ApiError | null;
}

export type CallResult = GoodAnswer | FailedCall;
