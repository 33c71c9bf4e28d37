import { PartyLink } from "@/components/transaction/list/party-link";
import { Coins } from "@/components/entity/coins";
import { Count } from "@/components/entity/count";
import type { Column } from "@/components/ui/data-table";
import type { TopAccountRow } from "@/lib/domain/top/top-account-row";
import type { PageNetwork } from "@/lib/domain/network/page-network";

export function topAccountColumns(network: PageNetwork): readonly Column<TopAccountRow>[] {
  return [
    {
      title: "Account",
      phone: "lead",
      cell: ({ account }) => <PartyLink network={network} party={account} />,
    },
    {
      title: "Rank",
      numeric: true,
      phone: "aside",
      cell: ({ rank }) => (
        <span className="text-muted">
          #<Count value={rank} />
        </span>
      ),
    },
    {
      title: "Kind",
      phone: "detail",
      cell: ({ kind }) => <span className="text-muted">{kind ?? "–"}</span>,
    },
    {
      title: "Balance",
      numeric: true,
      phone: "value",
      cell: ({ balance }) => <Coins network={network} value={balance} brief />,
    },
  ];
}
