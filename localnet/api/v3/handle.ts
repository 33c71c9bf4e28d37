import type { ApiAnswer, ServedRequest } from "../exchange";
import type { ApiNode } from "../node";
import { ACTIONS } from "./actions";
import { ACCOUNTS } from "./accounts";
import { BLOCKS } from "./blocks";
import { DECODE } from "./decode";
import { JETTONS } from "./jettons";
import { LEGACY } from "./legacy";
import { MESSAGES } from "./messages";
import { NAMES } from "./names";
import { MULTISIG } from "./multisig";
import { NFTS } from "./nft";
import { NODE_CALLS } from "./node-calls";
import type { Operation } from "./operation";
import { PENDING } from "./pending";
import { Refused } from "../v2/refusal";
import { STAKING } from "./staking";
import { TRACES } from "./traces";
import { TRANSACTIONS } from "./transactions";
import { VALIDATORS } from "./validators";
import { VESTING } from "./vesting";

export const OPERATIONS: readonly Operation[] = [
  ...ACCOUNTS,
  ...ACTIONS,
  ...BLOCKS,
  ...DECODE,
  ...JETTONS,
  ...LEGACY,
  ...MESSAGES,
  ...NAMES,
  ...MULTISIG,
  ...NFTS,
  ...NODE_CALLS,
  ...PENDING,
  ...STAKING,
  ...TRACES,
  ...TRANSACTIONS,
  ...VALIDATORS,
  ...VESTING,
];

/** Paths count whatever their case is and whether they end with a slash. */
const nameOf = (path: string) => path.toLowerCase().replace(/\/$/, "");

const PATHS: ReadonlySet<string> = new Set(OPERATIONS.map(({ endpoint }) => nameOf(endpoint.path)));
const BY_NAME: ReadonlyMap<string, Operation> = new Map(
  OPERATIONS.map((operation) => [
    `${operation.endpoint.method} ${nameOf(operation.endpoint.path)}`,
    operation,
  ]),
);

function find({ method, path }: ServedRequest): Operation {
  const name = nameOf(path);
  const operation = BY_NAME.get(`${method === "HEAD" ? "GET" : method} ${name}`);
  if (operation !== undefined) return operation;
  const problem = PATHS.has(name) ? "Method Not Allowed" : `Cannot ${method} /api/v3/${path}`;
  throw new Refused(500, `internal server error: ${problem}`);
}

/** Answers a request to the index; whatever it is, it never throws. */
export async function handleV3(node: ApiNode, request: ServedRequest): Promise<ApiAnswer> {
  try {
    return { status: 200, body: await find(request).answer(node, request) };
  } catch (error) {
    const [status, words] =
      error instanceof Refused
        ? [error.code, error.message]
        : [500, `internal server error: ${error instanceof Error ? error.message.slice(0, 200) : "unknown"}`];
    return { status, body: { error: words } };
  }
}
