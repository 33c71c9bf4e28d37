type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The name of an answer's first list; null if it has none. */
function nameOfRows(answer: Json): string | null {
  return Object.entries(answer).find(([, value]) => Array.isArray(value))?.[0] ?? null;
}

/** An answer with only some of its rows; answers without rows stay unchanged. */
export function sliceRows(answer: unknown, from: number, to: number): unknown {
  if (Array.isArray(answer)) return answer.slice(from, to);
  if (!isObject(answer)) return answer;
  const name = nameOfRows(answer);
  const rows: unknown = name === null ? null : answer[name];
  return name !== null && Array.isArray(rows) ? { ...answer, [name]: rows.slice(from, to) } : answer;
}

/** `sliceRows` for a whole body, with or without the envelope. */
export function sliceBody(body: unknown, from: number, to: number): unknown {
  if (isObject(body) && body["ok"] === true) return { ...body, result: sliceRows(body["result"], from, to) };
  return sliceRows(body, from, to);
}

/** A copy of the body with another value at a dotted path; unchanged parts are shared. */
export function replaceAt(body: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (Array.isArray(body))
    return body.map((one, at) => (String(at) === name ? replaceAt(one, rest, value) : one));
  if (!isObject(body)) return body;
  return { ...body, [name]: replaceAt(body[name], rest, value) };
}
