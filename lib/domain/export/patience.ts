import type { ApiError } from "../../toncenter/error";
import { waitOf } from "../list/list-state";

const OFFLINE_MS = 5_000;
const FIRST_MS = 1_000;

/** So often in a row a page may fail that fails by no limit. */
const TRIES = 4;

/** How long to wait before a page is asked for again that failed so often before; null: not by itself. */
export function patienceMs(problem: ApiError, failures: number): number | null {
  switch (problem.kind) {
    case "rate-limited":
      return waitOf(problem);
    case "offline":
      return OFFLINE_MS;
    case "upstream":
    case "malformed":
    case "unauthorized":
      return failures < TRIES ? FIRST_MS * 2 ** failures : null;
    case "bad-input":
    case "not-found":
    case "not-yet":
      return null;
  }
}

/** Whether it says nothing about the page, which may be asked for again any number of times. */
export function countsAsFailure({ kind }: ApiError): boolean {
  return kind !== "rate-limited" && kind !== "offline";
}
