import { readValue } from "../../lib/toncenter/answer";
import { endpointId, type Endpoint } from "../../lib/toncenter/endpoint";

/** Ways to break an answer, for the tests of both interfaces. */

export type Path = readonly (string | number)[];

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function pathsOf(value: unknown, at: Path = []): Path[] {
  const inside = Array.isArray(value)
    ? value.flatMap((item: unknown, index) => pathsOf(item, [...at, index]))
    : isObject(value)
      ? Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...at, key]))
      : [];
  return [at, ...inside];
}

/** A copy of `value` in which the value at `path` was replaced by `change`; `undefined` removes it. */
export function changed(value: unknown, path: Path, change: (before: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    return value
      .map((item: unknown, index) => (index === key ? changed(item, rest, change) : item))
      .filter((item) => item !== undefined);
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, item]) => [
    name,
    name === key ? changed(item, rest, change) : item,
  ]);
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
}

const HOSTILE = '{"__proto__":{"polluted":1},"constructor":1,"toString":1,"@type":"constructor"}';

export const MUTATIONS: readonly (readonly [name: string, change: (before: unknown) => unknown])[] = [
  ["taken away", () => undefined],
  ["null", () => null],
  ["a fraction", () => 0.5],
  ["a number beyond exactness", () => 2 ** 63],
  ["an empty text", () => ""],
  ["another text", () => "\u0000 x"],
  ["a flag", () => true],
  ["an empty list", () => []],
  ["an empty object", () => ({})],
  ["a list in a list", (before) => [[before]]],
  ["a hostile object", () => JSON.parse(HOSTILE)],
];

/** The error may name the value itself, its parent (for a missing key), or a descendant. */
function related(path: string, other: string): boolean {
  return (
    path === "" || other === "" || `${path}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${path}.`)
  );
}

/** The problem with the result of reading `value`, in which only the value at `path` may be odd; null if there is none. */
export function problemOf(endpoint: Endpoint, value: unknown, path: Path): string | null {
  const result = readValue(endpoint, value);
  if (result.ok) {
    endpoint.rows(result.value);
    endpoint.settled(result.value, {});
    return null;
  }
  const { kind, endpoint: id, path: blamed, expected } = result.error;
  const fine =
    kind === "malformed" && id === endpointId(endpoint) && expected !== "" && related(blamed, path.join("."));
  return fine ? null : `${path.join(".")}: ${JSON.stringify(result.error)}`;
}

export function withUnknownField(before: unknown): unknown {
  return isObject(before) ? { ...before, not_in_contract: 1 } : before;
}
