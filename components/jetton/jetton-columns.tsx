import { PartyLink } from "@/components/transaction/list/party-link";
import { Name } from "@/components/entity/name";
import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import type { JettonRow } from "@/lib/domain/jetton/jetton-row";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { JettonAmount, JettonLink } from "./jetton-link";
import { ORIGIN_LABELS } from "@/components/entity/origin-labels";

export function jettonColumns(network: PageNetwork): readonly Column<JettonRow>[] {
  return [
    {
      title: "Token",
      phone: "lead",
      width: "lg:w-[20%]",
      cell: ({ token }) => <JettonLink network={network} token={token} />,
    },
    { title: "Name", phone: "detail", width: "lg:w-[26%]", cell: (row) => <JettonName row={row} /> },
    {
      title: "Supply",
      numeric: true,
      phone: "value",
      width: "lg:w-[17%]",
      cell: ({ token, supply }) => <JettonAmount token={{ ...token, symbol: null }} value={supply} brief />,
    },
    {
      title: "Mintable",
      phone: "aside",
      width: "lg:w-[11%]",
      cell: ({ mintable }) => (mintable === null ? "–" : mintable ? "Mintable" : "Fixed supply"),
    },
    {
      title: "Admin",
      width: "lg:w-[14%]",
      cell: ({ admin }) =>
        admin === null ? (
          <span className="text-muted">None</span>
        ) : (
          <PartyLink network={network} party={admin} />
        ),
    },
    { title: "Metadata", cell: ({ origin }) => <span className="text-muted">{ORIGIN_LABELS[origin]}</span> },
  ];
}

/** The issuer's own name for the token, and why it may mislead. */
function JettonName({ row: { name, token, unread } }: { readonly row: JettonRow }) {
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      {name !== null && <Name text={name} max={32} />}
      {unread && <span className="text-muted">Metadata not indexed yet</span>}
      {token.doubt !== null && <Badge tone="warning">{token.doubt}</Badge>}
    </span>
  );
}
