import { HashText } from "@/components/entity/hash-text";
import { Badge } from "@/components/ui/badge";
import type { CellNode } from "@/lib/ton/cell/cell";
import { markDigits, type CellChange } from "@/lib/ton/cell/cell-diff";
import { counted } from "@/lib/text/counted";

/** Deeper cells are not indented further: their content has to fit on the screen. */
const MAX_INDENT = 10;

const CHANGE_LABELS = { changed: "Changed", added: "New", removed: "Gone" } as const;

export function CellChanges({ changes }: { readonly changes: readonly CellChange[] }) {
  return (
    <ol className="grid grid-cols-1 gap-3">
      {changes.map((change, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a cell can have several lines: their place is what they are
        <ChangedCell key={place} change={change} />
      ))}
    </ol>
  );
}

function ChangedCell({ change: { level, path, before, after } }: { readonly change: CellChange }) {
  const kind = before === null ? "added" : after === null ? "removed" : "changed";
  const sameBits =
    before !== null && after !== null && before.data === after.data && before.bits === after.bits;
  return (
    <li
      className="min-w-0 border-s-2 border-line ps-3"
      style={{ marginInlineStart: `${Math.min(level, MAX_INDENT) * 0.75}rem` }}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        <Badge tone={kind === "removed" ? "negative" : kind === "added" ? "positive" : "neutral"}>
          {CHANGE_LABELS[kind]}
        </Badge>
        <span>level {level}</span>
        {level > 0 && <span className="font-mono">{path.map((place) => `/${place}`).join("")}</span>}
        {sameBits && <span>its own bits are the same, what it refers to is not</span>}
      </p>
      {!sameBits && (
        <>
          {before !== null && <CellVersion sign="−" label="before" cell={before} other={after} />}
          {after !== null && <CellVersion sign="+" label="after" cell={after} other={before} />}
        </>
      )}
    </li>
  );
}

interface CellVersionProps {
  readonly sign: "−" | "+";
  readonly label: string;
  readonly cell: CellNode;
  readonly other: CellNode | null;
}

function CellVersion({ sign, label, cell, other }: CellVersionProps) {
  const Mark = sign === "−" ? "del" : "ins";
  return (
    <div className="mt-1">
      <p className="text-xs text-muted">
        {sign} {label}: {counted(cell.bits, "bit")}, {counted(cell.refs.length, "reference")}{" "}
        <HashText hash={cell.hash} copy what="hash of the cell" />
      </p>
      {cell.data !== "" && (
        <p className="code-text text-xs break-all">
          {markDigits(cell, other).map(({ text, changed }, place) =>
            changed ? (
              // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no identity but their place
              <Mark key={place} className={sign === "−" ? "text-negative" : "text-positive underline"}>
                {text}
              </Mark>
            ) : (
              text
            ),
          )}
        </p>
      )}
    </div>
  );
}
