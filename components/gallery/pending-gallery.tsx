"use client";

import { pendingColumns } from "@/components/pending/pending-columns";
import { DataTable } from "@/components/ui/data-table";
import { Section } from "@/components/ui/section";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { WatchedItem } from "@/lib/domain/pending/pending-state";
import { actionExamples } from "./action-examples";
import { HASH } from "./gallery-examples";

const STATES = ["pending", "confirmed", "settling", "gone", "finalized"] as const;

interface PendingProps {
  readonly network: PageNetwork;
  readonly nowMs: number;
}

/** A pending trace in every state, and one without data. */
export function Pending({ network, nowMs }: PendingProps) {
  const actions = actionExamples(network.coin, nowMs);
  const rows: readonly WatchedItem[] = STATES.map((state, place) => ({
    row: {
      id: state,
      trace: null,
      message: HASH,
      stage: "pending",
      at: nowMs / 1_000 - place,
      actions: state === "gone" ? [] : actions.slice(place, place + 1),
      transaction: null,
      size: { total: 3, inBlock: place },
    },
    state,
    transaction: state === "finalized" ? HASH : null,
    attempts: 0,
  }));
  return (
    <Section title="What is pending">
      <DataTable
        caption="Every state of what is under way"
        columns={pendingColumns(network, "traces")}
        rows={rows}
        idOf={({ row }) => row.id}
      />
    </Section>
  );
}
