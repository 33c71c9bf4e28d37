"use client";

import { rowList } from "@/components/list/row-list";
import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { ValidationRoundRow } from "@/lib/domain/validator/validator-list-rows";
import { OWN_ROUNDS } from "@/lib/domain/validator/validator-row-kinds";
import { counted } from "@/lib/text/counted";
import { NodeKey } from "./node-keys";
import { PhaseBadge } from "./phase-badge";
import { FactorText, MaybeCoins, RoundLink, ShareMeter, UNKNOWN } from "./validator-cells";

function ownRoundColumns(network: PageNetwork): readonly Column<ValidationRoundRow>[] {
  return [
    {
      title: "Round from",
      phone: "lead",
      cell: ({ since }) => <RoundLink network={network} since={since} />,
    },
    { title: "Status", phone: "detail", cell: ({ phase }) => <PhaseBadge phase={phase} /> },
    {
      title: "Rank",
      numeric: true,
      cell: ({ own, validators }) =>
        own === null ? (
          UNKNOWN
        ) : own.rank === null ? (
          counted(own.validators, "validator")
        ) : (
          <>
            {own.rank}
            {validators !== null && <span className="text-muted"> of {validators}</span>}
          </>
        ),
    },
    {
      title: "Stake",
      numeric: true,
      phone: "value",
      cell: ({ own }) => <MaybeCoins network={network} value={own?.stake ?? null} />,
    },
    {
      title: "Share of weight",
      numeric: true,
      phone: "aside",
      cell: ({ own }) => <ShareMeter share={own?.share ?? null} label="Share of the weight" />,
    },
    {
      title: "Reward",
      numeric: true,
      cell: ({ own, phase }) => (
        <>
          <MaybeCoins network={network} value={own?.reward ?? null} />
          {own?.reward != null && phase !== "past" && <span className="text-muted"> so far</span>}
        </>
      ),
    },
    { title: "Max factor", numeric: true, cell: ({ own }) => <FactorText factor={own?.maxFactor ?? null} /> },
    {
      title: "Complaints",
      cell: ({ own }) =>
        own === null || own.complaints === 0 ? (
          <span className="text-muted">None</span>
        ) : (
          <Badge tone={own.passedComplaints > 0 ? "negative" : "warning"}>
            {counted(own.complaints, "complaint")}
            {own.passedComplaints > 0 && `, ${own.passedComplaints} passed`}
          </Badge>
        ),
    },
    {
      title: "Public key",
      cell: ({ own }) => <NodeKey value={own?.publicKey ?? null} what="public key" />,
    },
  ];
}

export const OwnRoundList = rowList({ kind: OWN_ROUNDS, columns: ownRoundColumns });
