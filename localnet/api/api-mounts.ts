import { jsonRpc } from "@/lib/toncenter/v2/v2-json-rpc";
import type { ApiAnswer, ApiHandler } from "./api-request";
import type { ApiNode } from "./api-node";
import { refusalBody, SERVICE_VERSION, TIMEOUT } from "./v2/v2-envelope";
import { handleV2 } from "./v2/handle-v2";
import { handleV3 } from "./v3/handle-v3";

/** One API version and the path prefix that it is served under. */
export interface Mount {
  readonly prefix: string;
  readonly handle: ApiHandler;
  /** Headers that override parameters of the query. */
  readonly headers?: readonly (readonly [header: string, parameter: string])[];
  /** The answer when the handler exceeds the deadline. */
  readonly timeout: ApiAnswer;
}

const V2 = "/api/v2/";
const V2_HEADERS = { "x-api-version": SERVICE_VERSION };

/** The version of the index's tables in the service that v3 imitates. */
const V3_HEADERS = { "x-api-version": "1.3.0" };
const V3_HEADER_PARAMETERS = [
  ["x-actions-version", "supported_action_types"],
  ["x-no-address-book", "x_no_address_book"],
  ["x-no-metadata", "x_no_metadata"],
  ["x-localnet-names", "x_localnet_names"],
] as const;

export function mountsOf(node: ApiNode): readonly Mount[] {
  return [
    {
      prefix: V2,
      handle: async (request) => ({ ...(await handleV2(node, request)), headers: V2_HEADERS }),
      timeout: { status: 504, body: refusalBody(504, TIMEOUT) },
    },
    {
      prefix: "/api/v3/",
      handle: async (request) => {
        const startMs = performance.now();
        const answer = await handleV3(node, request);
        const duration = `${(performance.now() - startMs).toFixed(3)}ms`;
        return { ...answer, headers: { ...V3_HEADERS, "server-timing": `app;dur=${duration}` } };
      },
      headers: V3_HEADER_PARAMETERS,
      timeout: { status: 500, body: { error: "timeout: context deadline exceeded" } },
    },
  ];
}

/** Undocumented paths that clients also send JSON-RPC to. */
const RPC_PATHS: ReadonlySet<string> = new Set(["/", "/api/v2"]);

/** The mount of a path and the rest of the path; null if there is none. */
export function mountAt(mounts: readonly Mount[], path: string): { mount: Mount; rest: string } | null {
  const full = RPC_PATHS.has(path) ? `${V2}${jsonRpc.path}` : path;
  const mount = mounts.find(({ prefix }) => full.startsWith(prefix));
  return mount === undefined ? null : { mount, rest: full.slice(mount.prefix.length) };
}
