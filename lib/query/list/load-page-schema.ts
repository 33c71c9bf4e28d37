import type { LoadSchema } from "../ask";
import type { Page } from "./page";

export function loadPageSchema<R>(loadRow: LoadSchema<R>): LoadSchema<Page<R>> {
  return async () => {
    const [row, { pageOf }] = await Promise.all([loadRow(), import("./page-schema")]);
    return pageOf(row);
  };
}
