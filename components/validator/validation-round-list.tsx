"use client";

import { rowList } from "@/components/list/row-list";
import { Time } from "@/components/entity/time/time";
import type { Column } from "@/components/ui/data-table";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { ValidationRoundRow } from "@/lib/domain/validator/validator-list-rows";
import { VALIDATION_ROUNDS } from "@/lib/domain/validator/validator-row-kinds";
import { PhaseBadge } from "./phase-badge";
import { MaybeCoins, MaybeCount, RoundLink } from "./validator-cells";

function validationRoundColumns(network: PageNetwork): readonly Column<ValidationRoundRow>[] {
  return [
    {
      title: "Round from",
      phone: "lead",
      cell: ({ since }) => <RoundLink network={network} since={since} />,
    },
    { title: "Until", cell: ({ until }) => <Time atMs={until * 1_000} /> },
    { title: "Status", phone: "detail", cell: ({ phase }) => <PhaseBadge phase={phase} /> },
    {
      title: "Validators",
      numeric: true,
      phone: "aside",
      cell: ({ validators }) => (
        <>
          <MaybeCount value={validators} />
          <span className="sm:hidden"> validators</span>
        </>
      ),
    },
    { title: "Masterchain", numeric: true, cell: ({ main }) => <MaybeCount value={main} /> },
    {
      title: "Total stake",
      numeric: true,
      phone: "value",
      cell: ({ stake }) => <MaybeCoins network={network} value={stake} />,
    },
    {
      title: "Smallest",
      numeric: true,
      cell: ({ minStake }) => <MaybeCoins network={network} value={minStake} />,
    },
    {
      title: "Largest",
      numeric: true,
      cell: ({ maxStake }) => <MaybeCoins network={network} value={maxStake} />,
    },
  ];
}

export const ValidationRoundList = rowList({ kind: VALIDATION_ROUNDS, columns: validationRoundColumns });
