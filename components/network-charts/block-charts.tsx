"use client";

import { ChartFrame } from "@/components/charts/chart-frame";
import { isoMinuteText } from "@/components/charts/chart-texts";
import { Count } from "@/components/entity/count";
import { Counted } from "@/components/entity/counted";
import { durationText } from "@/components/entity/time/time-text";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { blockTimeOf, type BlockGroup } from "@/lib/domain/network-charts/block-groups";
import { counted } from "@/lib/text/counted";
import { blockGroupColumns } from "./block-group-columns";

interface BlockChartsProps {
  readonly network: PageNetwork;
  /** At least one, the oldest first. */
  readonly groups: readonly BlockGroup[];
}

/** Block time, transactions and shards over the newest masterchain blocks. */
export function BlockCharts({ network, groups }: BlockChartsProps) {
  const all = wholeOf(groups);
  const seconds = groups.map(blockTimeOf);
  const perBlock = groups.map(({ transactions, blocks }) => transactions / blocks);
  const shards = groups.map((group) => group.shards);
  const shared = {
    rows: groups,
    names: groups.map(({ to }) => `${isoMinuteText(to)} UTC`),
    times: null,
    idOf: ({ lastSeqno }: BlockGroup) => String(lastSeqno),
    coin: network.coin,
    columns: blockGroupColumns(network),
  };
  return (
    <>
      <p className="text-muted">
        The newest {counted(all.blocks, "masterchain block")}, <Count value={all.firstSeqno} /> to{" "}
        <Count value={all.lastSeqno} />, over {durationText((all.to - all.from) * 1_000)}.{" "}
        {groupText(groups[0]?.blocks ?? 1)}
      </p>
      <ChartFrame
        {...shared}
        title="Block time, seconds"
        summary={
          <>
            Average {roundText(blockTimeOf(all))} s; bars {spreadText(seconds)} s
          </>
        }
        series={[{ id: "total", name: "Seconds", values: seconds.map(rounded) }]}
        as="bars"
        fileName={`${network.id}-block-time`}
      />
      <ChartFrame
        {...shared}
        title="Transactions per masterchain block"
        summary={
          <>
            <Count value={all.transactions} /> including shard blocks,{" "}
            {roundText(all.transactions / (all.to - all.from))} per second; peak{" "}
            {roundText(Math.max(...perBlock))} per block
          </>
        }
        series={[{ id: "total", name: "Transactions", values: perBlock.map(rounded) }]}
        as="bars"
        fileName={`${network.id}-transactions-per-block`}
      />
      <ChartFrame
        {...shared}
        title="Shards with blocks"
        summary={
          <>
            {spreadText(shards)} {Math.max(...shards) === 1 ? "shard" : "shards"},{" "}
            <Counted count={all.shardBlocks} one="shard block" />
          </>
        }
        series={[{ id: "total", name: "Shards", values: shards }]}
        as="bars"
        fileName={`${network.id}-shards`}
      />
    </>
  );
}

function groupText(blocks: number): string {
  return blocks === 1 ? "Each bar is one block." : `Each bar is the average of ${counted(blocks, "block")}.`;
}

/** All groups as one. */
function wholeOf(groups: readonly BlockGroup[]) {
  const sumOf = (field: "blocks" | "transactions" | "shardBlocks") =>
    groups.reduce((sum, group) => sum + group[field], 0);
  const [first] = groups;
  const last = groups.at(-1);
  return {
    firstSeqno: first?.firstSeqno ?? 0,
    lastSeqno: last?.lastSeqno ?? 0,
    from: first?.from ?? 0,
    to: Math.max(last?.to ?? 1, (first?.from ?? 0) + 1),
    blocks: sumOf("blocks"),
    transactions: sumOf("transactions"),
    shardBlocks: sumOf("shardBlocks"),
  };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** "2 to 4", or "2" where all are alike. */
function spreadText(values: readonly number[]): string {
  const [least, most] = [roundText(Math.min(...values)), roundText(Math.max(...values))];
  return least === most ? most : `${least} to ${most}`;
}

function roundText(value: number): string {
  return rounded(value).toLocaleString("en-US");
}
