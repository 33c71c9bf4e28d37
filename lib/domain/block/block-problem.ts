import type { ApiError } from "../../toncenter/error";
import { nodeProblem } from "./node-block";
import type { BlockView } from "./block-view";

/** Why a block page has nothing, or only data from a node; null if the index has the block. */
export function blockProblem(view: BlockView): ApiError | null {
  switch (view.kind) {
    case "absent":
      return view.error;
    case "node":
      return nodeProblem(view.answer);
    case "found":
      return view.nodeFallback?.problem ?? null;
  }
}
