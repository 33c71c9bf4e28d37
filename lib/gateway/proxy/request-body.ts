import "server-only";
import { fail, ok, type Result } from "../../toncenter/error";

export interface BodyRefusal {
  readonly status: 413 | 415 | 422;
  readonly message: string;
}

export type JsonObject = Readonly<Record<string, unknown>>;

/** Reads a JSON object, and never more than `maxBytes`, whatever the headers claim. */
export async function readJsonObject(
  request: Request,
  maxBytes: number,
): Promise<Result<JsonObject, BodyRefusal>> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    return fail({ status: 415, message: "the content type has to be application/json" });
  }
  const bytes = await readBytes(request, maxBytes);
  if (bytes === null) return fail({ status: 413, message: `the body has more than ${maxBytes} bytes` });
  const value = parse(bytes);
  return isObject(value) ? ok(value) : fail({ status: 422, message: "the body has to be a JSON object" });
}

/** Reads a text; null if it is longer than `maxBytes`. */
export async function readBoundedText(request: Request, maxBytes: number): Promise<string | null> {
  const bytes = await readBytes(request, maxBytes);
  return bytes === null ? null : new TextDecoder().decode(bytes);
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array | null> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return null;
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) {
    length += next.value.length;
    if (length > maxBytes) {
      await reader?.cancel();
      return null;
    }
    chunks.push(next.value);
  }
  return Buffer.concat(chunks, length);
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}
