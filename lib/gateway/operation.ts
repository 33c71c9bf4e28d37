import "server-only";
import { endpointId, type Endpoint } from "../toncenter/endpoint";

export type Operation = "read" | "run" | "send";

interface OperationPolicy {
  /** What one call takes out of a visitor's budget. */
  readonly cost: number;
  readonly timeoutMs: number;
  /** The largest body that a browser may send us for it. */
  readonly bodyBytes: number;
}

const KIB = 1024;

export const OPERATION_POLICY: Readonly<Record<Operation, OperationPolicy>> = {
  read: { cost: 1, timeoutMs: 10_000, bodyBytes: 64 * KIB },
  // A stack of cells, or a contract with its code.
  run: { cost: 3, timeoutMs: 10_000, bodyBytes: 512 * KIB },
  // The largest message that the network takes is 1 MiB of cells: a third more in base64.
  send: { cost: 10, timeoutMs: 15_000, bodyBytes: 1536 * KIB },
};

/**
 * POSTs that change nothing but make the service work. Every other POST is taken for a send, so that a
 * new row of the table is never repeated or kept by mistake.
 */
const RUNS = new Set([
  "v2.runGetMethod",
  "v2.runGetMethodStd",
  "v2.estimateFee",
  "v3.runGetMethod",
  "v3.estimateFee",
  "v3.decode.post",
]);

export function operationOf(endpoint: Endpoint): Operation {
  if (endpoint.method === "GET") return "read";
  return RUNS.has(endpointId(endpoint)) ? "run" : "send";
}

/** May it be repeated, kept and shared? Of a message none of these is true. */
export function isRead(endpoint: Endpoint): boolean {
  return operationOf(endpoint) !== "send";
}

export function timeoutMsOf(endpoint: Endpoint): number {
  return OPERATION_POLICY[operationOf(endpoint)].timeoutMs;
}

export function costOf(endpoint: Endpoint): number {
  return OPERATION_POLICY[operationOf(endpoint)].cost;
}
