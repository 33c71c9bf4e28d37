import type { Cell } from "@ton/core";
import { layoutOf, textsOf } from "../../indexer/content/content-layout";
import { liteserverError } from "../refused-request";

/** On-chain metadata, or the URI of off-chain metadata. */
export function renderTokenContent(root: Cell): { readonly type: string; readonly data: unknown } {
  const layout = layoutOf(root);
  if (layout === null) throw liteserverError("Failed to unpack token data");
  return { type: layout.kind, data: layout.kind === "offchain" ? layout.uri : textsOf(layout.values) };
}
