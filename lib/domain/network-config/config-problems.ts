import { endpointId } from "../../toncenter/endpoint";
import type { Malformed, NotFound } from "../../toncenter/error";
import { getConfigAll } from "../../toncenter/v2/v2-config";

export const NO_SUCH_PARAMETER: NotFound = { kind: "not-found", message: "no such parameter" };

export function parameterNotSet(id: number): NotFound {
  return { kind: "not-found", message: `Parameter ${id} is not set.` };
}

export function unreadableConfig(reason: string): Malformed {
  return {
    kind: "malformed",
    endpoint: endpointId(getConfigAll),
    path: "config.bytes",
    expected: "a configuration",
    received: reason,
  };
}
