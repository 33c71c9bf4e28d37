import "server-only";
import type { Endpoint, Operation } from "../toncenter/endpoint";

interface OperationPolicy {
  /** The cost of one call in a visitor's budget. */
  readonly cost: number;
  readonly timeoutMs: number;
  /** The largest request body that a browser may send for it. */
  readonly bodyBytes: number;
}

const KIB = 1024;

const OPERATION_POLICY: Readonly<Record<Operation, OperationPolicy>> = {
  read: { cost: 1, timeoutMs: 10_000, bodyBytes: 64 * KIB },
  // A stack of cells, or a contract with its code.
  run: { cost: 3, timeoutMs: 10_000, bodyBytes: 512 * KIB },
  // The largest message that the network accepts is 1 MiB of cells: a third more in base64.
  send: { cost: 10, timeoutMs: 15_000, bodyBytes: 1536 * KIB },
};

/** Whether it may be repeated, cached and shared; none of these holds for sending a message. */
export function isRead(endpoint: Endpoint): boolean {
  return endpoint.operation !== "send";
}

export function timeoutMsOf(endpoint: Endpoint): number {
  return OPERATION_POLICY[endpoint.operation].timeoutMs;
}

export function costOf(endpoint: Endpoint): number {
  return OPERATION_POLICY[endpoint.operation].cost;
}

export function maxBodyBytesOf(endpoint: Endpoint): number {
  return OPERATION_POLICY[endpoint.operation].bodyBytes;
}

/** The largest body that any operation accepts. */
export const MAX_REQUEST_BODY_BYTES = Math.max(
  ...Object.values(OPERATION_POLICY).map(({ bodyBytes }) => bodyBytes),
);

/** The largest body of a form that posts to a page: a bag of cells in text, whose limit is 300,000 characters. */
export const MAX_FORM_BYTES = 512 * KIB;
