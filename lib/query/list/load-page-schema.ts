import type { LoadSchema } from "../../domain/list/load-schema";
import type { Page } from "../../domain/list/list-page";

export function loadPageSchema<R>(loadRow: LoadSchema<R>): LoadSchema<Page<R>> {
  return async () => {
    const [row, { pageOf }] = await Promise.all([loadRow(), import("../../domain/list/page-schema")]);
    return pageOf(row);
  };
}
