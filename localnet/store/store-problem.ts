/** Nothing can be written to the store now. It works again when there is room. */
export class StoreFull extends Error {}

export function storeFull(reason: string, cause?: unknown): StoreFull {
  return new StoreFull(
    `The chain cannot be written to the disk (${reason}): nothing is accepted until it can.`,
    { cause },
  );
}

/** The file is damaged, or it is not a store of localnet. */
export class StoreDamaged extends Error {}

const FULL = /^SQLITE_(?:FULL|IOERR|READONLY)/;
const DAMAGED = /^SQLITE_(?:CORRUPT|NOTADB|CANTOPEN)/;

/** The problem of the store behind an error of the database; other errors are returned as they are. */
export function storeProblem(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reason = error instanceof Error ? error.message : "";
  if (FULL.test(code)) return storeFull(reason, error);
  return DAMAGED.test(code) ? new StoreDamaged(reason, { cause: error }) : error;
}
