"use client";

import { rowList } from "@/components/list/row-list";
import { Time } from "@/components/entity/time/time";
import type { Column } from "@/components/ui/data-table";
import { PageLink } from "@/components/ui/page-link";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { RoundElectionRow } from "@/lib/domain/validator/validator-list-rows";
import { ELECTIONS } from "@/lib/domain/validator/validator-row-kinds";
import { electionPath } from "@/lib/paths";
import { ElectionBadge } from "./phase-badge";
import { MaybeCoins, MaybeCount, UNKNOWN } from "./validator-cells";

function electionColumns(network: PageNetwork): readonly Column<RoundElectionRow>[] {
  return [
    {
      title: "For the round from",
      phone: "lead",
      cell: ({ id }) => (
        <PageLink href={electionPath(network, id)}>
          <Time atMs={id * 1_000} />
        </PageLink>
      ),
    },
    {
      title: "Closes",
      cell: ({ closesAt }) => (closesAt === null ? UNKNOWN : <Time atMs={closesAt * 1_000} />),
    },
    { title: "Status", phone: "detail", cell: ({ state }) => <ElectionBadge state={state} /> },
    {
      title: "Participants",
      numeric: true,
      phone: "aside",
      cell: ({ participants }) => (
        <>
          <MaybeCount value={participants} />
          <span className="sm:hidden"> participants</span>
        </>
      ),
    },
    {
      title: "Total stake",
      numeric: true,
      phone: "value",
      cell: ({ stake }) => <MaybeCoins network={network} value={stake} />,
    },
    {
      title: "Min stake",
      numeric: true,
      cell: ({ minStake }) => <MaybeCoins network={network} value={minStake} />,
    },
    { title: "Id", numeric: true, cell: ({ id }) => <span className="font-mono">{id}</span> },
  ];
}

export const ElectionList = rowList({ kind: ELECTIONS, columns: electionColumns });
