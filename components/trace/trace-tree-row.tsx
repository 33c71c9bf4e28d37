import { memo } from "react";
import { InterfaceEntry } from "@/components/entity/interface-entry";
import { Name } from "@/components/entity/name";
import { isOpcode } from "@/lib/ton/contract/opcode";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { TraceAccount, TraceRow } from "@/lib/domain/trace/view/trace-view";
import type { Siblings } from "@/lib/domain/trace/view/tree-keys";
import { StepAccount, StepOutcome, StepValue } from "./trace-step-text";

interface TreeRowProps {
  readonly network: PageNetwork;
  readonly row: TraceRow;
  readonly account: TraceAccount | undefined;
  readonly place: number;
  readonly siblings: Siblings | undefined;
  /** Null for leaves. */
  readonly isOpen: boolean | null;
  readonly isEntry: boolean;
  readonly isSelected: boolean;
  readonly href: string;
}

/** Deeper indentation would leave no room for text. */
const MAX_INDENT = 16;

/** Click target to collapse a step. Keyboards use the arrows, screen readers `aria-expanded`. */
export const FOLD_MARK = "[data-fold]";

/**
 * A step in the tree, which handles clicks and keys. Memoized: of a thousand rows only changed ones
 * render.
 */
export const TreeRow = memo(function TreeRow(props: TreeRowProps) {
  const { network, row, account, place, siblings, isOpen, isEntry, isSelected, href } = props;
  const indent = `min(${Math.min(row.depth, MAX_INDENT) * 1.125 + 0.25}rem, 40%)`;
  return (
    <a
      role="treeitem"
      data-place={place}
      href={href}
      tabIndex={isEntry ? 0 : -1}
      aria-level={row.depth + 1}
      aria-setsize={siblings?.size}
      aria-posinset={siblings?.position}
      aria-selected={isSelected}
      aria-expanded={isOpen ?? undefined}
      style={{ paddingInlineStart: indent, backgroundSize: indent }}
      className="tree-guides flex flex-wrap items-baseline gap-x-2 rounded-control py-1.5 pe-2 text-text -outline-offset-2 [contain-intrinsic-height:auto_1.25rem] [content-visibility:auto] hover:bg-sunken hover:no-underline aria-selected:bg-link-soft max-lg:scroll-mb-[65dvh]"
    >
      <span
        data-fold
        aria-hidden="true"
        className="-me-1 w-4 shrink-0 cursor-pointer text-center text-xs text-muted select-none"
      >
        {isOpen === null ? "" : isOpen ? "▾" : "▸"}
      </span>
      <span className="font-medium">
        <StepAccount account={account} />
      </span>
      <span className="text-muted">
        <InterfaceEntry
          of={account?.address}
          entry={isOpcode(row.operation) ? { opcode: row.operation } : null}
        >
          <Name text={row.operation} max={48} />
        </InterfaceEntry>
      </span>
      <StepOutcome row={row} />
      <span className="ms-auto">
        <StepValue network={network} row={row} />
      </span>
    </a>
  );
});
