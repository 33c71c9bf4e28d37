"use client";

import { rowList } from "@/components/list/row-list";
import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { ParticipantRow } from "@/lib/domain/validator/validator-list-rows";
import { PARTICIPANTS } from "@/lib/domain/validator/validator-row-kinds";
import { NodeKey } from "./node-keys";
import { FactorText, MaybeCoins, ShareMeter } from "./validator-cells";
import { HolderKind, ValidatorLink } from "./validator-link";

function participantColumns(network: PageNetwork): readonly Column<ParticipantRow>[] {
  return [
    {
      title: "Participant",
      phone: "lead",
      cell: ({ rank, holder, publicKey }) => (
        <>
          <span className="me-2 inline-block min-w-6 text-muted">{rank}</span>
          <ValidatorLink network={network} holder={holder} publicKey={publicKey} />
        </>
      ),
    },
    {
      title: "Kind",
      phone: "detail",
      cell: ({ holder }) => <HolderKind network={network} holder={holder} />,
    },
    {
      title: "Stake",
      numeric: true,
      phone: "value",
      cell: ({ stake }) => <MaybeCoins network={network} value={stake} />,
    },
    {
      title: "Share of stake",
      numeric: true,
      cell: ({ share }) => <ShareMeter share={share} label="Share of all stakes" />,
    },
    {
      title: "Result",
      phone: "aside",
      cell: ({ isElected }) =>
        isElected === null ? (
          <Badge>Waiting</Badge>
        ) : isElected ? (
          <Badge tone="positive">Elected</Badge>
        ) : (
          <Badge tone="warning">Not elected</Badge>
        ),
    },
    { title: "Max factor", numeric: true, cell: ({ maxFactor }) => <FactorText factor={maxFactor} /> },
    { title: "Public key", cell: ({ publicKey }) => <NodeKey value={publicKey} what="public key" /> },
    { title: "ADNL", cell: ({ adnl }) => <NodeKey value={adnl} what="ADNL address" /> },
  ];
}

export const ParticipantList = rowList({ kind: PARTICIPANTS, columns: participantColumns });
