"use client";

import { Time } from "@/components/entity/time/time";
import { TransactionLink } from "@/components/entity/transaction-link";
import { Name } from "@/components/entity/name";
import { rowList } from "@/components/list/row-list";
import { Badge, type Tone } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import { PageLink } from "@/components/ui/page-link";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { StakeEventRow } from "@/lib/domain/validator/validator-list-rows";
import { STAKE_EVENT_NAMES, type StakeEventType } from "@/lib/domain/validator/validator-queries";
import { OWN_STAKE_EVENTS, STAKE_EVENTS } from "@/lib/domain/validator/validator-row-kinds";
import { electionPath } from "@/lib/paths";
import { NodeKey } from "./node-keys";
import { MaybeCoins, UNKNOWN } from "./validator-cells";
import { ValidatorLink } from "./validator-link";

const TONES: Readonly<Record<StakeEventType, Tone>> = {
  stake_accepted: "positive",
  stake_rejected: "negative",
  stake_recovered: "info",
};

function stakeEventColumns(network: PageNetwork): readonly Column<StakeEventRow>[] {
  return [
    {
      title: "Transaction",
      cell: ({ transaction }) => <TransactionLink network={network} hash={transaction} />,
    },
    {
      title: "Event",
      phone: "lead",
      cell: ({ type, typeName }) =>
        type === null ? (
          <Badge>
            <Name text={typeName} max={40} />
          </Badge>
        ) : (
          <Badge tone={TONES[type]}>{STAKE_EVENT_NAMES[type]}</Badge>
        ),
    },
    {
      title: "Validator",
      phone: "detail",
      cell: ({ holder, publicKey }) => (
        <ValidatorLink network={network} holder={holder} publicKey={publicKey} />
      ),
    },
    {
      title: "Amount",
      numeric: true,
      phone: "value",
      cell: ({ amount }) => <MaybeCoins network={network} value={amount} />,
    },
    {
      title: "Reason",
      phone: "more",
      width: "w-64 max-w-64",
      cell: ({ reason }) =>
        reason !== null && <span className="block whitespace-normal first-letter:uppercase">{reason}</span>,
    },
    {
      title: "Election",
      cell: ({ election }) =>
        election === null ? (
          UNKNOWN
        ) : (
          <PageLink href={electionPath(network, election)}>
            <Time atMs={election * 1_000} />
          </PageLink>
        ),
    },
    { title: "Public key", cell: ({ publicKey }) => <NodeKey value={publicKey} what="public key" /> },
    { title: "Time", numeric: true, phone: "aside", cell: ({ at }) => <Time atMs={at * 1_000} /> },
  ];
}

export const StakeEventList = rowList({ kind: STAKE_EVENTS, columns: stakeEventColumns });

export const OwnStakeEventList = rowList({ kind: OWN_STAKE_EVENTS, columns: stakeEventColumns });
