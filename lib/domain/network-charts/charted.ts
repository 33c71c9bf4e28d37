import type { ApiError } from "../../toncenter/error";

/** The data of a chart; null if there is too little of it. With a problem beside it, the data is not the newest. */
export interface Charted<T> {
  readonly value: T | null;
  readonly problem: ApiError | null;
}
