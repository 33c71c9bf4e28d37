import type { ApiAnswer, ApiPart } from "./exchange";
import type { ApiNode } from "./node";
import { handleV2 } from "./v2/handle";
import { refusalBody } from "./v2/envelope";

export interface Mount {
  readonly prefix: string;
  readonly part: ApiPart;
  /** Do keys and rates apply? */
  readonly ruled: boolean;
  /** What is said when the part takes too long. */
  readonly late: ApiAnswer;
}

const LATE_V2: ApiAnswer = { status: 504, body: refusalBody(504, "LITE_SERVER_NETWORK timeout") };

export function mountsOf(node: ApiNode, parts: Readonly<Record<string, ApiPart>>): readonly Mount[] {
  const v2: ApiPart = (request) => handleV2(node, request);
  return [
    ...Object.entries(parts).map(([prefix, part]) => ({ prefix, part, ruled: false, late: LATE_V2 })),
    { prefix: "/api/v2/", part: v2, ruled: true, late: LATE_V2 },
  ];
}

/** Addresses at which clients send JSON-RPC besides the documented one. */
const RPC_PATHS: ReadonlySet<string> = new Set(["/", "/api/v2"]);

export function locate(mounts: readonly Mount[], path: string): Mount | null {
  if (RPC_PATHS.has(path)) {
    const v2 = mounts.find(({ prefix }) => prefix === "/api/v2/");
    return v2 === undefined
      ? null
      : { ...v2, prefix: path, part: (request) => v2.part({ ...request, path: "jsonRPC" }) };
  }
  return mounts.find(({ prefix }) => path.startsWith(prefix)) ?? null;
}
