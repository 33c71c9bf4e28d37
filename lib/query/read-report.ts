import * as v from "valibot";
import { ApiErrorSchema } from "../toncenter/error-schema";
import { QueryError } from "./query-error";

/** Our server's own refusal: too many requests, or an unknown network. */
const Refusal = v.object({ error: ApiErrorSchema });

/** Throws a `QueryError` unless the body has the expected shape. */
export function readReport<T>(schema: v.GenericSchema<unknown, T>, body: unknown, path: string): T {
  const refusal = v.safeParse(Refusal, body);
  if (refusal.success) throw new QueryError(refusal.output.error);
  const read = v.safeParse(schema, body, { abortEarly: true });
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new QueryError({
    kind: "malformed",
    endpoint: path,
    path: v.getDotPath(issue) ?? "",
    expected: issue.expected ?? "another value",
    received: issue.received,
  });
}
