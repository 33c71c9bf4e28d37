import { describe, expect, it, test } from "vitest";
import { parseAddress } from "../ton/address";
import { parseHash } from "../ton/hash";
import { readAnswer } from "../toncenter/answer";
import type { Endpoint, ParamSpecs } from "../toncenter/endpoint";
import { valueOf } from "../toncenter/test-value";
import { pendingActions } from "../toncenter/v3/action";
import { actions as actionsSample, traces as tracesSample } from "../toncenter/v3/samples/actions";
import { transactions as transactionsSample } from "../toncenter/v3/samples/chain";
import { ALICE } from "../toncenter/v3/samples/seed";
import { pendingTraces } from "../toncenter/v3/trace";
import { pendingTransactions } from "../toncenter/v3/transaction-lists";
import { rowOfTransaction, rowsOfActions, rowsOfTraces, rowsOfTransactionsIn } from "./pending-rows";

function read<R>(endpoint: Endpoint<ParamSpecs, R>, body: object): R {
  return valueOf(readAnswer(endpoint, { status: 200, body: JSON.stringify(body), retryAfterMs: null }));
}
