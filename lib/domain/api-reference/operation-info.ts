import type { Endpoint, Freshness, Operation } from "../../toncenter/endpoint";
import { endpointId } from "../../toncenter/endpoint";
import { ENDPOINTS } from "../../toncenter/endpoints";

export interface ParamInfo {
  readonly name: string;
  readonly required: boolean;
  /** The maximum number of values; 1 where it may not be repeated. */
  readonly atMost: number;
  readonly type: string;
  readonly accepts: string;
  readonly about: string;
}

/** What the API reference shows about an operation of the service. */
export interface OperationInfo {
  /** "v3.actions". */
  readonly id: string;
  readonly version: "v2" | "v3";
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly operation: Operation;
  readonly group: string;
  readonly about: string;
  readonly params: readonly ParamInfo[];
  /** Conditions between parameters, as the service words their violation. */
  readonly rules: readonly string[];
  readonly rows: { readonly default: number; readonly max: number; readonly offset: boolean } | null;
  readonly sortable: boolean;
  readonly freshness: Freshness;
  /** Whether this explorer answers it. */
  readonly isOpen: boolean;
}

export interface OperationGroup {
  readonly version: OperationInfo["version"];
  readonly name: string;
  readonly operations: readonly OperationInfo[];
}

function infoOf(endpoint: Endpoint): OperationInfo {
  const { version, method, path, operation, group, about, paging, sortable, freshness, browser } = endpoint;
  return {
    id: endpointId(endpoint),
    version,
    method,
    path,
    operation,
    group,
    about,
    params: Object.entries(endpoint.params).map(([name, param]) => ({
      name,
      required: param.required,
      atMost: param.atMost,
      type: param.kind.name,
      accepts: param.kind.accepts,
      about: param.about,
    })),
    rules: endpoint.rules.map(({ message }) => message),
    rows: paging === null ? null : { default: paging.default, max: paging.max, offset: paging.offset },
    sortable,
    freshness,
    isOpen: browser,
  };
}

/** All operations, in the order of the table. */
export const OPERATIONS: readonly OperationInfo[] = ENDPOINTS.map(infoOf);

const BY_ID: ReadonlyMap<string, Endpoint> = new Map(ENDPOINTS.map((one) => [endpointId(one), one]));

export function findOperationInfo(id: string): OperationInfo | null {
  const endpoint = BY_ID.get(id);
  return endpoint === undefined ? null : infoOf(endpoint);
}

/** The operations with all words of a search, the index first. */
export function operationGroups(search: string): readonly OperationGroup[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  const found = OPERATIONS.filter((one) => words.every((word) => searchedText(one).includes(word)));
  return (["v3", "v2"] as const).flatMap((version) => {
    const own = found.filter((one) => one.version === version);
    return [...new Set(own.map(({ group }) => group))].map((name) => ({
      version,
      name,
      operations: own.filter(({ group }) => group === name),
    }));
  });
}

function searchedText({ version, method, path, group, about, params }: OperationInfo): string {
  return [version, method, path, group, about, ...params.map(({ name }) => name)].join(" ").toLowerCase();
}
