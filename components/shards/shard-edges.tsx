import type { Edge } from "@/lib/domain/shards/shard-edges";
import type { ShardLayout } from "@/lib/domain/shards/shard-layout";
import type { ShardMap } from "@/lib/domain/shards/shard-map";

interface ShardEdgesProps {
  readonly layout: ShardLayout;
  readonly map: ShardMap;
}

const STROKES: Readonly<Record<Edge["kind"], string>> = {
  straight: "stroke-edge",
  bent: "stroke-text",
  broken: "stroke-warning",
};

/** The lines between blocks and the backgrounds of empty rows, stretched to the available width. */
export function ShardEdges({ layout: { width, height, pitch, edges }, map: { rows } }: ShardEdgesProps) {
  return (
    <svg
      width="100%"
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
    >
      {rows.map(({ seqno, master }, row) =>
        typeof master === "object" ? null : (
          <rect
            key={seqno}
            y={height - (row + 1) * pitch + 6}
            width={width}
            height={pitch - 12}
            vectorEffect="non-scaling-stroke"
            strokeDasharray="2 4"
            className={master === "missing" ? "stroke-warning" : "stroke-line"}
          />
        ),
      )}
      {edges.map(({ id, path, kind }) => (
        <path
          key={id}
          d={path}
          vectorEffect="non-scaling-stroke"
          strokeWidth={kind === "straight" ? 1.5 : 2}
          strokeDasharray={kind === "broken" ? "4 3" : undefined}
          className={STROKES[kind]}
        />
      ))}
    </svg>
  );
}
