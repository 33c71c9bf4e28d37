import { BlockLink } from "@/components/entity/block-link";
import { BlockNumber } from "@/components/entity/block-number";
import { Time } from "@/components/entity/time/time";
import type { NetworkName } from "@/lib/paths";
import type { MapRow, ShardMap } from "@/lib/domain/shards/shard-map";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block/block";
import { shadeOf } from "./block-shade";
import { HEAD_HEIGHT } from "./shard-heads";
import { blockText } from "./shard-labels";

interface MasterColumnProps {
  readonly network: NetworkName;
  readonly map: ShardMap;
  readonly pitch: number;
}

/** The masterchain blocks beside their shards, newest first. */
export function MasterColumn({ network, map, pitch }: MasterColumnProps) {
  const most = Math.max(0, ...map.rows.map(({ master }) => transactionsOf(master) ?? 0));
  return (
    <ol
      reversed
      aria-label="Masterchain blocks"
      style={{ paddingTop: HEAD_HEIGHT }}
      className="w-32 shrink-0 text-sm sm:w-52"
    >
      {map.rows.toReversed().map(({ seqno, master }) => (
        <li key={seqno} style={{ height: pitch }} className="flex items-center gap-2">
          <svg width="16" height="16" aria-hidden="true" className="shrink-0">
            {typeof master === "object" ? (
              <rect
                width="16"
                height="16"
                rx="3"
                fillOpacity={shadeOf(master.transactions, most)}
                className="fill-link"
              />
            ) : (
              <rect
                x="1"
                y="1"
                width="14"
                height="14"
                rx="3"
                fill="none"
                strokeDasharray="2 3"
                className={master === "missing" ? "stroke-warning" : "stroke-edge"}
              />
            )}
          </svg>
          {typeof master === "object" ? (
            <>
              <span title={blockText(master)}>
                <BlockLink
                  network={network}
                  block={{ workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno }}
                />
              </span>
              <span className="text-xs text-muted max-sm:hidden">
                <Time atMs={master.generatedAt * 1_000} />
              </span>
            </>
          ) : (
            <span className={`text-xs ${master === "missing" ? "text-warning" : "text-muted"}`}>
              <BlockNumber seqno={seqno} /> {master}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function transactionsOf(master: MapRow["master"]): number | null {
  return typeof master === "object" ? master.transactions : null;
}
