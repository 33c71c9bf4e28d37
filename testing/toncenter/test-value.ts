import type { Result } from "../../lib/toncenter/error";

/** For tests: the value, or the error as a failure of the test. */
export function valueOf<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

export function errorOf<E>(result: Result<unknown, E>): E {
  if (result.ok) throw new Error("expected an error");
  return result.error;
}
