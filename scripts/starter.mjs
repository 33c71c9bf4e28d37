/** Notices that whoever started this process has ended: a signal to `npm start` reaches the shell of npm, and not what that has started. */
import { readFileSync } from "node:fs";

const PACE_MS = 500;

/** npm starts a shell, and that starts this: between npm and this are at most so many. */
const MOST_STEPS = 2;

/** Calls back when npm, or the shell that it made, is no longer above this process. @param {() => void} onGone */
export function watchStarter(onGone) {
  // Without npm in between nothing is unusual about living longer than the shell in which one was started.
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const above = ancestors();
  const timer = setInterval(() => {
    if (ancestors().join() === above.join()) return;
    clearInterval(timer);
    onGone();
  }, PACE_MS);
  timer.unref();
}

/** The processes above this one up to npm. @returns {readonly number[]} */
function ancestors() {
  const found = [process.ppid];
  for (let step = 1; step < MOST_STEPS; step += 1) {
    const last = processAt(found.at(-1) ?? 0);
    if (last === null || last.name !== "sh") break;
    found.push(last.parent);
  }
  return found;
}

/** Null where the system does not say. @param {number} id @returns {{ name: string, parent: number } | null} */
function processAt(id) {
  try {
    const [, name = "", parent = ""] =
      /^\d+ \((.*)\) \S (\d+) /s.exec(readFileSync(`/proc/${id}/stat`, "utf8")) ?? [];
    return { name, parent: Number(parent) };
  } catch {
    return null;
  }
}
