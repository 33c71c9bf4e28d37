import { numberText } from "@/lib/text/counted";
import { blockPath } from "@/lib/paths";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { layoutOf } from "@/lib/domain/shards/shard-layout";
import type { ShardMap } from "@/lib/domain/shards/shard-map";
import { MasterColumn } from "./master-column";
import { ShardEdges } from "./shard-edges";
import { ShardHeads } from "./shard-heads";
import { ShadeLegend } from "./shade-legend";
import { shadeOf } from "./block-shade";
import { blockText } from "./shard-labels";

interface ShardDrawingProps {
  readonly network: PageNetwork;
  readonly map: ShardMap;
}

/** With more columns, blocks have no room for numbers. */
const WITH_NUMBERS = 8;
const LETTERS_HEIGHT = 15;
const END = "after-shards";

/**
 * One row for each masterchain block, newest first; horizontally the accounts of the basechain from first
 * to last. A block is as wide as its shard.
 */
export function ShardDrawing({ network, map }: ShardDrawingProps) {
  const layout = layoutOf(map);
  const { width, height, cells } = layout;
  const most = Math.max(0, ...cells.map(({ block }) => block.transactions ?? 0));
  const across = (place: number) => `${(100 * place) / width}%`;
  return (
    <>
      <ShadeLegend most={most} />
      <a
        href={`#${END}`}
        className="sr-only focus:not-sr-only focus:inline-block focus:rounded focus:border focus:border-edge focus:bg-raised focus:px-3 focus:py-1"
      >
        Skip the chart
      </a>
      <div className="mt-3 flex">
        <MasterColumn network={network} map={map} pitch={layout.pitch} />
        <section
          aria-label="Shard blocks by masterchain block"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be scrolled must be reachable with the keyboard
          tabIndex={0}
          className="min-w-0 grow overflow-x-auto"
        >
          <div style={{ minWidth: `${width * 9}px` }}>
            <ShardHeads layout={layout} />
            <svg width="100%" height={height} className="block">
              <ShardEdges layout={layout} map={map} />
              {cells.map(({ block, left, right, top, bottom }) => (
                <a
                  key={`${block.shard}:${block.seqno}`}
                  href={blockPath(network, block)}
                  aria-label={blockText(block)}
                  title={blockText(block)}
                  className="group/block outline-none"
                >
                  <rect
                    x={across(left)}
                    y={top}
                    width={across(right - left)}
                    height={bottom - top}
                    rx={4}
                    className="fill-surface stroke-surface"
                    strokeWidth={2}
                  />
                  <rect
                    x={across(left)}
                    y={top}
                    width={across(right - left)}
                    height={bottom - top}
                    rx={4}
                    fillOpacity={shadeOf(block.transactions, most)}
                    strokeWidth={2}
                    className="fill-link stroke-surface group-hover/block:stroke-text group-focus-visible/block:stroke-text"
                  />
                  {width <= WITH_NUMBERS && bottom - top >= LETTERS_HEIGHT && (
                    <text
                      x={across((left + right) / 2)}
                      y={(top + bottom) / 2 + 4}
                      textAnchor="middle"
                      fontSize={12}
                      className="pointer-events-none fill-text"
                    >
                      {block.transactions === null ? "?" : numberText(block.transactions)}
                    </text>
                  )}
                </a>
              ))}
            </svg>
          </div>
        </section>
      </div>
      <span id={END} tabIndex={-1} />
    </>
  );
}
