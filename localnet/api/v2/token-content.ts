import type { Cell } from "@ton/core";
import { layoutOf, textsOf } from "../../indexer/content/layout";
import { nodeRefused } from "./refusal";

/** Metadata in the contract itself, or the place where it is kept. */
export function tokenContent(root: Cell): { readonly type: string; readonly data: unknown } {
  const layout = layoutOf(root);
  if (layout === null) throw nodeRefused("Failed to unpack token data");
  return { type: layout.kind, data: layout.kind === "offchain" ? layout.uri : textsOf(layout.values) };
}
