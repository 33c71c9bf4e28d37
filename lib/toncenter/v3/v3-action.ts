import * as v from "valibot";
import { optional, v3 } from "../endpoint";
import * as param from "../param";
import { atLeastOneOf } from "../param-rule";
import {
  address,
  bigint,
  flag,
  hash,
  integer,
  json,
  list,
  listOrNull,
  maybe,
  struct,
  text,
  type Read,
} from "../schema";
import { readActionDetails } from "./action-details";
import { actionTypes, excludedActionTypes, supportedActionTypes } from "./action-params";
import { namedWithTokens } from "./address-book";
import { hashes, mcSeqno, page, sort, TEN_ROWS, timeWindow } from "./v3-params";
import { Transaction } from "./v3-transaction";

const WireAction = struct({
  action_id: hash,
  trace_id: maybe(hash),
  type: text,
  details: maybe(json),
  /** Of a type whose details the service itself cannot decode. */
  raw_action: maybe(json),
  success: maybe(flag),
  start_lt: bigint,
  end_lt: bigint,
  start_utime: integer,
  end_utime: integer,
  trace_end_lt: maybe(bigint),
  trace_end_utime: maybe(integer),
  trace_mc_seqno_end: maybe(integer),
  trace_external_hash: maybe(hash),
  trace_external_hash_norm: maybe(hash),
  /** In no particular order, including the transaction that triggered it. */
  transactions: listOrNull(hash),
  accounts: maybe(list(address)),
  transactions_full: maybe(list(Transaction)),
  finality: maybe(text),
});

/** An event of a trace, as the index describes it. `type` is the service's; `details.type` is null if it is unknown here. */
export const Action = v.pipe(
  WireAction,
  v.transform((action) => ({ ...action, details: readActionDetails(action.type, action.details) })),
);
export type Action = Read<typeof Action>;

const Actions = struct({ actions: list(Action), ...namedWithTokens });
type Actions = Read<typeof Actions>;

const rows = (answer: Actions) => answer.actions;
const group = "Actions and traces";

const account = optional(param.address, "An account that is involved.");
const include_transactions = optional(param.flag, "Include the transactions.");

export const actions = v3({
  path: "actions",
  group,
  about: "Actions of traces: transfers, swaps, sales and so on.",
  params: {
    account,
    tx_hash: hashes("A transaction of each action."),
    msg_hash: hashes("A message of each action."),
    action_id: hashes("The actions."),
    trace_id: hashes("The traces that they belong to."),
    mc_seqno: mcSeqno,
    ...timeWindow,
    action_type: actionTypes,
    exclude_action_type: excludedActionTypes,
    supported_action_types: supportedActionTypes,
    include_accounts: optional(param.flag, "Include all accounts that are involved."),
    include_transactions,
    ...page,
    sort,
  },
  response: Actions,
  paging: TEN_ROWS,
  // An action has the time of its trace.
  pin: { end_lt: "trace_end_lt", end_utime: "trace_end_utime" },
  freshness: "list",
  rows,
});

export const pendingActions = v3({
  path: "pendingActions",
  group,
  about: "Actions of pending traces.",
  params: {
    account,
    ext_msg_hash: hashes("The messages from outside that started them."),
    supported_action_types: supportedActionTypes,
    include_transactions,
  },
  rules: [atLeastOneOf(["account", "ext_msg_hash"], "account or ext_msg_hash should be specified")],
  response: Actions,
  freshness: "head",
  rows,
});
