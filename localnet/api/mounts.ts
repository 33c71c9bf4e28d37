import { jsonRpc } from "@/lib/toncenter/v2/json-rpc";
import type { ApiAnswer, ApiPart } from "./exchange";
import type { ApiNode } from "./node";
import { refusalBody, SERVICE_VERSION, TIMEOUT } from "./v2/envelope";
import { handleV2 } from "./v2/handle";
import { handleV3 } from "./v3/handle";

/** One of the service's interfaces, and where it stands. */
export interface Mount {
  readonly prefix: string;
  readonly part: ApiPart;
  /** What is said when an answer takes too long. */
  readonly late: ApiAnswer;
}

const V2 = "/api/v2/";
const V2_HEADERS = { "x-api-version": SERVICE_VERSION };

export function mountsOf(node: ApiNode): readonly Mount[] {
  return [
    {
      prefix: V2,
      part: async (request) => ({ ...(await handleV2(node, request)), headers: V2_HEADERS }),
      late: { status: 504, body: refusalBody(504, TIMEOUT) },
    },
    {
      prefix: "/api/v3/",
      part: (request) => handleV3(node, request),
      late: { status: 500, body: { error: "timeout: context deadline exceeded" } },
    },
  ];
}

/** Where clients send JSON-RPC besides the documented place. */
const RPC_PATHS: ReadonlySet<string> = new Set(["/", "/api/v2"]);

/** What stands at that path; null for nothing. */
export function mountAt(mounts: readonly Mount[], path: string): { mount: Mount; rest: string } | null {
  const full = RPC_PATHS.has(path) ? `${V2}${jsonRpc.path}` : path;
  const mount = mounts.find(({ prefix }) => full.startsWith(prefix));
  return mount === undefined ? null : { mount, rest: full.slice(mount.prefix.length) };
}
