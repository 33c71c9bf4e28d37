import type { OperationInfo } from "./operation-info";

/** A call as a form sends it. */
export interface OperationCall {
  readonly method: OperationInfo["method"];
  /** Path and query on this explorer. */
  readonly target: string;
  /** JSON; null for a GET. */
  readonly body: string | null;
}

/** The call that a filled-in form describes; fields that the operation does not have are dropped. */
export function operationCall(
  network: string,
  { version, method, path, params }: OperationInfo,
  query: URLSearchParams,
): OperationCall {
  const target = `/api/${network}/${version}/${path}`;
  const given = params.flatMap(({ name, atMost }) => {
    const values = query.getAll(name).filter((value) => value.trim() !== "");
    return values.length === 0 ? [] : [{ name, values, isList: atMost > 1 }];
  });
  if (method === "POST") {
    const fields = given.map(({ name, values, isList }) => [
      name,
      isList ? values.flatMap(listOf) : jsonOrText(values[0] ?? ""),
    ]);
    return { method, target, body: JSON.stringify(Object.fromEntries(fields)) };
  }
  const search = new URLSearchParams();
  for (const { name, values } of given) for (const value of values) search.append(name, value);
  return { method, target: search.size === 0 ? target : `${target}?${search}`, body: null };
}

/** Several values in one field are separated by commas, or are a JSON list. */
function listOf(text: string): readonly unknown[] {
  const value = jsonOrText(text);
  if (Array.isArray(value)) return value;
  return text.split(",").map((one) => one.trim());
}

/** Stacks and flags are JSON; addresses, names and BoCs are not. Long numbers stay text, so that no digit is lost. */
function jsonOrText(text: string): unknown {
  if (/^\s*-?\d{16,}\s*$/.test(text)) return text.trim();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** For a shell. */
export function curlText(origin: string, { method, target, body }: OperationCall): string {
  const url = quoted(`${origin}${target}`);
  return method === "GET"
    ? `curl ${url}`
    : `curl ${url} \\\n  -H 'Content-Type: application/json' \\\n  -d ${quoted(body ?? "{}")}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

export function fetchText(origin: string, { method, target, body }: OperationCall): string {
  const url = JSON.stringify(`${origin}${target}`);
  const init =
    method === "GET"
      ? ""
      : `, {\n  method: "POST",\n  headers: { "Content-Type": "application/json" },\n  body: JSON.stringify(${body ?? "{}"}),\n}`;
  return [
    `const response = await fetch(${url}${init});`,
    "const answer: unknown = await response.json();",
    "if (!response.ok) throw new Error(JSON.stringify(answer));",
    "console.log(answer);",
  ].join("\n");
}
