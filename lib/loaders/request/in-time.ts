import "server-only";
import { currentRequest, REQUEST_LIMITS } from "../../gateway/visitor/request-context";

/** A value that came before the page has to be painted, or the promise of one that comes after that. */
export type InTime<T> =
  | { readonly late: false; readonly value: T }
  | { readonly late: true; readonly promise: Promise<T> };

/** Waits for a value for as long as this request may leave its visitor without a first byte. */
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

/** All parts of a page together have this time: what begins when it is over is late unless it is at hand. */
function paintLeftMs(): number {
  const visit = currentRequest();
  return visit === null ? REQUEST_LIMITS.paintMs : visit.paintByMs - Date.now();
}
