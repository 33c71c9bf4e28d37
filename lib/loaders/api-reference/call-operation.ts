import "server-only";
import { operationCall, type OperationCall } from "../../domain/api-reference/operation-call";
import type { OperationAnswer } from "../../domain/api-reference/operation-answer";
import type { OperationInfo } from "../../domain/api-reference/operation-info";
import { relay } from "../../gateway/proxy/relay";
import { indentJson } from "../../text/indent-json";

/** The maximum of an answer shown on one page, in characters. */
const MOST_SHOWN = 100_000;

/** Equivalent to a browser's request to our API: same limits, same answers. */
export async function callOperation(
  network: string,
  operation: OperationInfo,
  query: URLSearchParams,
): Promise<OperationAnswer> {
  const call = operationCall(network, operation, query);
  const startedMs = performance.now();
  const { version, path } = operation;
  const response = await relay(requestOf(call), { network, version, path });
  const body = await response.text();
  return {
    status: response.status,
    durationMs: Math.round(performance.now() - startedMs),
    text: indentJson(body.slice(0, MOST_SHOWN)),
    length: body.length,
    isWhole: body.length <= MOST_SHOWN,
  };
}

function requestOf({ method, target, body }: OperationCall): Request {
  const url = new URL(target, "http://127.0.0.1");
  if (body === null) return new Request(url);
  return new Request(url, { method, body, headers: { "Content-Type": "application/json" } });
}
