import { badInput, type NotFound, type NotYet } from "../../toncenter/error";

/** The trace has too many transactions to be sent. */
export const TOO_LARGE: NotFound = {
  kind: "not-found",
  message: "The trace is too large for the service: only this transaction is shown.",
};

export const NO_TRACE_YET: NotYet = {
  kind: "not-yet",
  message: "The trace of this transaction is not available yet.",
};

/** Of a message that was sent and has not been received yet. */
export const TRACE_ELSEWHERE: NotFound = {
  kind: "not-found",
  message: "The trace is on the page of the transaction that sent the message.",
};

export const NOT_ON_NODE: NotFound = {
  kind: "not-found",
  message: "The node does not have this transaction.",
};

export const NO_TRANSACTION_TO_LOAD = badInput("No transaction to load.", "node");

export const NOT_BETWEEN_ACCOUNTS = badInput("Nodes find messages between accounts only.", "node");

/** The label of messages whose receivers are not loaded. */
export const NOT_LOADED = "Not loaded";
