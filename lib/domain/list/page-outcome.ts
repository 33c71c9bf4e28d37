import type { ApiError } from "../../toncenter/error";
import type { Page } from "./page";

/** A page, or why there is none. */
export type PageOutcome<R> =
  | { readonly page: Page<R>; readonly problem: null }
  | { readonly page: null; readonly problem: ApiError };
