import type { ApiAnswer, ServedRequest } from "../api-request";
import { WrittenJson } from "../write-json";
import type { ApiNode } from "../api-node";
import { ACTIONS } from "./endpoints/v3-actions";
import { ACCOUNTS } from "./endpoints/v3-accounts";
import { BLOCKS } from "./endpoints/v3-blocks";
import { DECODE } from "./endpoints/v3-decode";
import { JETTONS } from "./endpoints/v3-jettons";
import { ADDRESS_INFORMATION } from "./endpoints/v3-address-information";
import { MESSAGES } from "./endpoints/v3-messages";
import { DNS } from "./endpoints/v3-dns";
import { MULTISIG } from "./endpoints/v3-multisig";
import { NFTS } from "./endpoints/v3-nft";
import { NODE_CALLS } from "./endpoints/v3-node-calls";
import { withoutOwnNames } from "./render/contract-interfaces";
import type { Route } from "./v3-route";
import { PENDING } from "./endpoints/v3-pending";
import { RefusedRequest } from "../refused-request";
import { STAKING } from "./endpoints/v3-staking";
import { TRACES } from "./endpoints/v3-traces";
import { TRANSACTIONS } from "./endpoints/v3-transactions";
import { VALIDATORS } from "./endpoints/v3-validators";
import { VESTING } from "./endpoints/v3-vesting";

export const ROUTES: readonly Route[] = [
  ...ACCOUNTS,
  ...ACTIONS,
  ...BLOCKS,
  ...DECODE,
  ...JETTONS,
  ...ADDRESS_INFORMATION,
  ...MESSAGES,
  ...DNS,
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

/** Answers without the names that only localnet has; also the header `X-Localnet-Names`. */
const OWN_NAMES_PARAMETER = "x_localnet_names";
const OFF: ReadonlySet<string> = new Set(["off", "false", "0"]);

/** Paths are case-insensitive; a trailing slash is ignored. */
const normalizedPath = (path: string) => path.toLowerCase().replace(/\/$/, "");

const PATHS: ReadonlySet<string> = new Set(ROUTES.map(({ endpoint }) => normalizedPath(endpoint.path)));
const BY_METHOD_AND_PATH: ReadonlyMap<string, Route> = new Map(
  ROUTES.map((route) => [`${route.endpoint.method} ${normalizedPath(route.endpoint.path)}`, route]),
);

function routeFor({ method, path }: ServedRequest): Route {
  const name = normalizedPath(path);
  const route = BY_METHOD_AND_PATH.get(`${method === "HEAD" ? "GET" : method} ${name}`);
  if (route !== undefined) return route;
  const problem = PATHS.has(name) ? "Method Not Allowed" : `Cannot ${method} /api/v3/${path}`;
  throw new RefusedRequest(500, `internal server error: ${problem}`);
}

const valueOf = (body: unknown): unknown => (body instanceof WrittenJson ? JSON.parse(body.text) : body);

/** Answers a v3 request. Never throws. */
export async function handleV3(node: ApiNode, request: ServedRequest): Promise<ApiAnswer> {
  try {
    const body = await routeFor(request).answer(node, request);
    const isPlain = OFF.has(request.query.get(OWN_NAMES_PARAMETER)?.toLowerCase() ?? "");
    return { status: 200, body: isPlain ? withoutOwnNames(valueOf(body)) : body };
  } catch (error) {
    const [status, text] =
      error instanceof RefusedRequest
        ? [error.code, error.message]
        : [500, `internal server error: ${error instanceof Error ? error.message.slice(0, 200) : "unknown"}`];
    return { status, body: { error: text } };
  }
}
