import { ErrorNotice } from "@/components/error/error-notice";
import { DataTable } from "@/components/ui/data-table";
import type { BlockRow } from "@/lib/query/block-row";
import { blockRowId } from "@/lib/query/block-rows";
import type { Page } from "@/lib/query/list/page";
import type { PageNetwork } from "@/lib/query/page-network";
import { AskAgain } from "@/components/error/ask-again";
import { shardBlockColumns } from "./columns";
import { passes } from "@/components/error/passing";

interface BlockShardsProps {
  readonly network: PageNetwork;
  readonly page: Page<BlockRow>;
}

/** The shard blocks that a masterchain block committed. They come at once: there are as many as shards, or a few more. */
export function BlockShards({ network, page: { rows, end, problem } }: BlockShardsProps) {
  if (problem !== null) {
    return (
      <>
        <ErrorNotice error={problem} asksAgain={passes(problem)} />
        {passes(problem) && <AskAgain error={problem} />}
      </>
    );
  }
  if (rows.length === 0) return <p className="text-muted">It committed no blocks of shards.</p>;
  return (
    <>
      <DataTable
        caption="Blocks of shards that this masterchain block committed, by shard"
        columns={shardBlockColumns(network)}
        rows={rows}
        idOf={blockRowId}
      />
      <p className="mt-4 text-muted">
        {end ? `All ${rows.length} blocks of shards` : `The first ${rows.length} blocks of shards`}
      </p>
    </>
  );
}
