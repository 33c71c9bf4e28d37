/**
 * Packs the virtual machine's log: a line for each step, with the instruction, the gas remaining after it, how many
 * stack entries are unchanged from the previous step, and the other entries. The log repeats the whole stack at every
 * step, so a long run takes tens of megabytes; packing leaves a tenth.
 */

/** Separates the fields of a step, and the entries of a stack. Neither occurs in a log. */
export const FIELD = "\t";
export const ENTRY = "\u001e";
/** Begins a line that is not a step: an exception, or the state of a loop. */
export const NOTE = "!";

/** Entries are cells in hexadecimal; a step changes their beginning or their length. */
const LONGEST_ENTRY = 1_024;

const STACK = "stack: [ ";
const EXECUTE = "execute ";
const GAS = "gas remaining: ";
const PLACE = "code cell hash: ";

/** @typedef {{ text: string, steps: number, isCut: boolean }} PackedLog */

/** @param {string} log @returns {PackedLog} */
export function packVmLog(log) {
  const isCut = !/^(stack: \[|code cell hash: |execute )/.test(log);
  /** @type {string[]} */
  const packed = [];
  /** @type {string[]} */
  let before = [];
  /** @type {string[] | null} */
  let stack = null;
  /** @type {string | null} */
  let instruction = null;
  let steps = 0;
  // Notes logged during a step follow it in the output: its gas is logged last.
  /** @type {string[]} */
  let notes = [];
  /** @param {string} gas */
  const finish = (gas) => {
    if (instruction === null) return;
    const now = stack ?? before;
    const kept = commonStart(before, now);
    packed.push([instruction, gas, kept, now.slice(kept).join(ENTRY)].join(FIELD));
    packed.push(...notes);
    notes = [];
    steps += 1;
    before = now;
    stack = null;
    instruction = null;
  };
  // A truncated log begins in the middle of a line, and possibly of a step.
  let at = isCut ? Math.max(0, log.indexOf(`\n${STACK}`) + 1) : 0;
  while (at < log.length) {
    const found = log.indexOf("\n", at);
    const end = found < 0 ? log.length : found;
    if (log.startsWith(STACK, at)) {
      finish("");
      stack = entriesOf(log, at + STACK.length, end);
    } else if (log.startsWith(EXECUTE, at)) {
      finish("");
      instruction = clean(log.slice(at + EXECUTE.length, end));
    } else if (log.startsWith(GAS, at)) {
      finish(log.slice(at + GAS.length, end).trim());
    } else if (!log.startsWith(PLACE, at) && end > at) {
      (instruction === null ? packed : notes).push(NOTE + clean(log.slice(at, end)));
    }
    at = end + 1;
  }
  finish("");
  return { text: packed.join("\n"), steps, isCut };
}

/** @param {string} text */
function clean(text) {
  const line = text.trim().replaceAll(FIELD, " ");
  return line.length > LONGEST_ENTRY ? `${line.slice(0, LONGEST_ENTRY)}…` : line;
}

/** @param {readonly string[]} a @param {readonly string[]} b */
function commonStart(a, b) {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1;
  return at;
}

/**
 * The entries of a stack, which are separated by spaces outside of brackets.
 *
 * @param {string} log @param {number} from @param {number} end
 */
function entriesOf(log, from, end) {
  /** @type {string[]} */
  const entries = [];
  let depth = 0;
  let start = from;
  for (let at = from; at < end; at += 1) {
    const code = log.charCodeAt(at);
    // ( [ {
    if (code === 40 || code === 91 || code === 123) depth += 1;
    // ) ] }
    else if (code === 41 || code === 93 || code === 125) {
      // The bracket that closes the stack itself.
      if (depth === 0) break;
      depth -= 1;
    } else if (code === 32 && depth === 0) {
      if (at > start) entries.push(clean(log.slice(start, at)));
      start = at + 1;
    }
  }
  return entries;
}
