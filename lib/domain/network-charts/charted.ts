import type { ApiError } from "../../toncenter/error";

/** What charts are drawn from; null where there is too little of it. A problem beside it: it is not the newest. */
export interface Charted<T> {
  readonly value: T | null;
  readonly problem: ApiError | null;
}
