import { StoreDamaged, StoreFull } from "./store/store-problem";
import { ChainFiles } from "./chain-files";

/** The least time between two reports of the same problem of the store. */
const REPEAT_MS = 60_000;

/** The lines to print for a chain whose file cannot be read, including what to do about it. */
export function unreadableChain(file: string, reason: string): readonly string[] {
  return [
    `The chain in ${file} cannot be read: ${reason}.`,
    "Remove the file to begin a new chain, or copy one of the snapshots beside it over it.",
  ];
}

/** Reports failures of the running chain. Store problems recur with every block; one a minute is reported. */
export function failureReporter(
  folder: string,
  write: (text: string) => void,
  clock = () => performance.now(),
) {
  const { chain } = new ChainFiles(folder);
  let latest = { text: "", at: 0 };
  return (error: unknown): void => {
    const text = textOf(error, chain);
    const isProblem = error instanceof StoreFull || error instanceof StoreDamaged;
    if (isProblem && text === latest.text && clock() < latest.at + REPEAT_MS) return;
    latest = { text, at: clock() };
    write(text);
  };
}

function textOf(error: unknown, chain: string): string {
  if (error instanceof StoreFull) return error.message;
  if (error instanceof StoreDamaged) return unreadableChain(chain, error.message).join("\n");
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `Something failed, localnet tries again: ${reason}`;
}
