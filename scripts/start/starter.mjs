/**
 * Detects that the process that started this one has ended: a signal to `npm start` reaches npm's shell, but not its
 * children.
 */
import { readFileSync } from "node:fs";

const PACE_MS = 500;

/** npm starts a shell, which starts this process: at most this many steps up to npm. */
const MOST_STEPS = 2;

/** Calls back when npm, or its shell, is no longer an ancestor of this process. @param {() => void} onGone */
export function watchStarter(onGone) {
  // Without npm in between it is normal to outlive the shell that started this process.
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const above = ancestors();
  const timer = setInterval(() => {
    if (ancestors().join() === above.join()) return;
    clearInterval(timer);
    onGone();
  }, PACE_MS);
  timer.unref();
}

/** The ancestors of this process up to npm. @returns {readonly number[]} */
function ancestors() {
  const found = [process.ppid];
  for (let step = 1; step < MOST_STEPS; step += 1) {
    const last = processAt(found.at(-1) ?? 0);
    if (last === null || last.name !== "sh") break;
    found.push(last.parent);
  }
  return found;
}

/** Null if the system does not provide it. @param {number} id @returns {{ name: string, parent: number } | null} */
function processAt(id) {
  try {
    const [, name = "", parent = ""] =
      /^\d+ \((.*)\) \S (\d+) /s.exec(readFileSync(`/proc/${id}/stat`, "utf8")) ?? [];
    return { name, parent: Number(parent) };
  } catch {
    return null;
  }
}
