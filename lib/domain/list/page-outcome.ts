import type { ApiError } from "../../toncenter/error";
import type { Page } from "./list-page";

/** A page, or why it could not be loaded. */
export type PageOutcome<R> =
  | { readonly page: Page<R>; readonly problem: null }
  | { readonly page: null; readonly problem: ApiError };
