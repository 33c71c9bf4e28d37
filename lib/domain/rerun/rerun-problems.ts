import type { NotFound, NotYet, UpstreamFailure } from "../../toncenter/error";

export const NO_TRANSACTION: NotFound = { kind: "not-found", message: "Transaction not found" };

export const NO_BLOCK_BEFORE: NotFound = {
  kind: "not-found",
  message: "There is no block before the first one.",
};

export const NOT_IN_MASTERCHAIN_YET: NotYet = {
  kind: "not-yet",
  message: "The transaction is not in a masterchain block yet.",
};

export const INCOMPLETE_HISTORY: NotFound = {
  kind: "not-found",
  message: "The node does not have all transactions of the account in this block.",
};

export const NO_TRANSACTION_BEFORE: NotFound = {
  kind: "not-found",
  message:
    "The node does not have the transaction before, which says when the account last paid for storage.",
};

export function unusableCells(reason: string): UpstreamFailure {
  return {
    kind: "upstream",
    cause: "refused",
    status: null,
    message: `Not usable: cells: ${reason}.`,
  };
}
