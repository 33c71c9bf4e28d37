import "server-only";
import { currentRequest, REQUEST_LIMITS } from "../../gateway/visitor/request-context";

/** A value that arrived before the page must be painted, or the promise of a later one. */
export type InTime<T> =
  | { readonly late: false; readonly value: T }
  | { readonly late: true; readonly promise: Promise<T> };

/** Waits for a value for as long as this request's first byte may be delayed. */
export async function inTime<T>(promise: Promise<T>, leftMs: number = paintLeftMs()): Promise<InTime<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<InTime<T>>((resolve) => {
    timer = setTimeout(() => resolve({ late: true, promise }), Math.max(0, leftMs));
  });
  try {
    return await Promise.race([promise.then((value) => ({ late: false, value }) as const), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The time left for all parts of the page together. A part that starts later is late unless it is cached. */
function paintLeftMs(): number {
  const request = currentRequest();
  return request === null ? REQUEST_LIMITS.paintMs : request.paintByMs - Date.now();
}
