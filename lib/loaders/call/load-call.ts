import "server-only";
import { bindArgs } from "../../domain/call/bind-args";
import { callBody, callJson, type SentCall } from "../../domain/call/call-json";
import type { TypedCall } from "../../domain/call/call-fields";
import { readCallQuery, type CallQuery } from "../../domain/call/call-query";
import {
  callProblem,
  type CallOutcome,
  type CallReport,
  type CallResultView,
} from "../../domain/call/call-report";
import { makeCallValues, SHOWN_ITEMS } from "../../domain/call/make-call-values";
import { knownMethod } from "../../domain/call/methods/known-methods";
import { stackValues } from "../../domain/call/stack-values";
import type { ContractReport } from "../../domain/contract/contract-report";
import { gatewayOf } from "../../gateway/gateways";
import { costOf } from "../../gateway/operation-policy";
import { currentRequest } from "../../gateway/visitor/request-context";
import { visitorLimit } from "../../gateway/visitor/visitor-limit";
import type { Address } from "../../ton/address/address";
import { codeName } from "../../ton/contract/code-names";
import { explainExitCode } from "../../ton/contract/exit-code";
import { methodId } from "../../ton/contract/method-id";
import { methodName } from "../../ton/contract/method-names";
import { fail, ok, type ApiError, type Result } from "../../toncenter/error";
import { runGetMethod, type RunResult } from "../../toncenter/v2/v2-run-method";
import { requestedAccount } from "../account/account-page";
import { errorAtBlock } from "../block/error-at-block";
import { loadContractAlone } from "../contract/load-contract";

/** The result for the page whose form asks for the account, too. */
export type OpenedCall =
  | { readonly is: "refused"; readonly error: ApiError }
  /** The input was a domain, which currently points there. */
  | { readonly is: "elsewhere"; readonly address: Address }
  | { readonly is: "open"; readonly address: Address; readonly report: CallReport };

export async function openCall(
  network: string,
  account: string,
  typed: TypedCall,
  most?: number,
): Promise<OpenedCall> {
  const requested = await requestedAccount(network, account);
  if (requested.kind === "refused") return { is: "refused", error: requested.error };
  const { address } = requested;
  if (requested.kind === "elsewhere") return { is: "elsewhere", address };
  return { is: "open", address, report: await loadCall(network, address, typed, most) };
}

/** Why such a page has nothing to show. */
export function openedProblem(opened: OpenedCall): ApiError | null {
  if (opened.is === "refused") return opened.error;
  return opened.is === "open" ? callProblem(opened.report) : null;
}

/**
 * Runs the typed method, with arguments up to the given number of characters. At most three calls: two for the
 * contract, one for the method.
 */
export async function loadCall(
  network: string,
  address: Address,
  typed: TypedCall,
  most?: number,
): Promise<CallReport> {
  const [contract, outcome] = await Promise.all([
    loadContractAlone(network, address),
    runTyped(network, address, typed, most),
  ]);
  if (outcome.is !== "ran") return { contract, outcome };
  return { contract, outcome: { is: "done", result: resultView(outcome.call, outcome.result, contract) } };
}

type Ran =
  | Exclude<CallOutcome, { is: "done" }>
  | { readonly is: "ran"; readonly call: SentCall; readonly result: RunResult };

async function runTyped(
  network: string,
  address: Address,
  typed: TypedCall,
  most: number | undefined,
): Promise<Ran> {
  const query = readCallQuery(typed, most);
  if (!query.ok) return failed(query.error);
  const call = sentCall(address, query.value);
  if (!call.ok) return failed(call.error);
  if (call.value === null) return { is: query.value.method === null ? "none" : "incomplete" };
  const result = await run(network, call.value);
  return result.ok ? { is: "ran", call: call.value, result: result.value } : failed(result.error);
}

function failed(error: ApiError): Ran {
  return { is: "failed", error };
}

/** Null while a method or its arguments are missing. */
function sentCall(address: Address, { method, row, entries, seqno }: CallQuery): Result<SentCall | null> {
  if (method === null) return ok(null);
  const bound = row === null ? ok(entries) : bindArgs(row, entries);
  if (!bound.ok) return bound;
  if (bound.value === null) return ok(null);
  const stack = stackValues(bound.value);
  return stack.ok ? ok({ address, method, stack: stack.value, seqno }) : stack;
}

/** A cached result costs the visitor nothing. */
async function run(network: string, { seqno, ...call }: SentCall): Promise<Result<RunResult>> {
  const gateway = gatewayOf(network);
  const values = seqno === null ? call : { ...call, seqno };
  if (gateway.held(runGetMethod, values) === null) {
    const admitted = visitorLimit().admit(currentRequest()?.address ?? "unknown", costOf(runGetMethod));
    if (!admitted.ok) return fail(admitted.error);
  }
  const answer = await gateway.call(runGetMethod, values, { lane: "interactive" });
  return answer.ok ? ok(answer.value.value) : fail(await errorAtBlock(network, seqno, answer.error));
}

/** Copies are part of the page. */
const MAX_COPIED_CHARACTERS = 64_000;
/** Exit codes by which the TVM reports a missing method. */
const NOT_THERE = 11;

function resultView(call: SentCall, result: RunResult, contract: ContractReport): CallResultView {
  const { method } = call;
  const id = typeof method === "number" ? method : methodId(method);
  const row = knownMethod(method);
  const { exit_code: exitCode, gas_used: gasUsed, stack } = result;
  const succeeded = exitCode === 0 || exitCode === 1;
  const json = callJson(call, { exitCode, gasUsed, stack });
  return {
    method: typeof method === "string" ? method : (methodName(method).name ?? String(method)),
    id,
    standard: row?.standard ?? null,
    exitCode,
    succeeded,
    explanation: explainExitCode(exitCode, "compute", contractKind(contract)),
    isUnknownMethod: exitCode === NOT_THERE && !hasMethod(contract, id),
    gasUsed,
    block: result.block_id,
    values: makeCallValues(succeeded ? row : null, stack),
    omitted: Math.max(0, stack.length - SHOWN_ITEMS),
    json: json.length > MAX_COPIED_CHARACTERS ? null : json,
    body: callBody(call),
  };
}

/** The index's name of the contract's code, which determines what its own exit codes mean. */
function contractKind(contract: ContractReport): string | null {
  return contract.is === "contract" && contract.code.is === "read" ? codeName(contract.code.hash) : null;
}

function hasMethod(contract: ContractReport, id: number): boolean {
  return contract.is === "contract" && (contract.methods?.ids.includes(id) ?? false);
}
