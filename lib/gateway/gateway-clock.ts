import "server-only";
/** Time as the gateway sees it. Tests bring their own, so that they never wait for real time. */
export interface Clock {
  /** Milliseconds since 1970: shared with other instances, and shown in the interface as an age. */
  now(): number;
  /** Runs `task` once after the delay, unless the returned function is called first. */
  after(delayMs: number, task: () => void): () => void;
}

/** Node fires timers with a longer delay at once. */
const MAX_DELAY_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  after(delayMs, task) {
    const timer = setTimeout(task, Math.min(Math.max(0, delayMs), MAX_DELAY_MS));
    return () => clearTimeout(timer);
  },
};

/** Resolves after the delay; rejects with the signal's reason as soon as that is aborted. */
export function sleep(clock: Clock, delayMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) {
      reject(signal.reason);
      return;
    }
    const wake = () => {
      signal?.removeEventListener("abort", giveUp);
      resolve();
    };
    const cancel = clock.after(delayMs, wake);
    function giveUp() {
      cancel();
      reject(signal?.reason);
    }
    signal?.addEventListener("abort", giveUp, { once: true });
  });
}
