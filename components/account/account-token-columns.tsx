import { AddressLink } from "@/components/entity/address-link";
import { Amount } from "@/components/entity/amount";
import { Coins } from "@/components/entity/coins";
import { Name } from "@/components/entity/name";
import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import type { AccountTokenRow } from "@/lib/domain/account/account-token-row";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { JettonLink } from "../jetton/jetton-link";

export function accountTokenColumns(network: PageNetwork): readonly Column<AccountTokenRow>[] {
  return [
    { title: "Token", phone: "lead", cell: ({ token }) => <JettonLink network={network} token={token} /> },
    { title: "Name", phone: "detail", cell: (row) => <TokenName row={row} /> },
    {
      title: "Balance",
      numeric: true,
      phone: "value",
      cell: ({ token, amount }) => <Amount value={amount} decimals={token.decimals} brief />,
    },
    {
      title: "Worth",
      numeric: true,
      phone: "aside",
      cell: ({ worth, exceedsSwaps }) =>
        worth === null ? (
          <span className="text-muted" title={exceedsSwaps ? "Recent swaps are too small" : undefined}>
            –
          </span>
        ) : (
          <>
            ≈ <Coins network={network} value={worth} brief />
          </>
        ),
    },
    {
      title: "Jetton wallet",
      cell: ({ wallet }) => <AddressLink network={network} address={wallet} copy={false} />,
    },
  ];
}

/** The issuer's own name for the token, and why it may mislead. */
function TokenName({ row: { name, note, token } }: { readonly row: AccountTokenRow }) {
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      {name !== null && <Name text={name} max={32} />}
      {note !== null && <span className="text-muted">{note}</span>}
      {token.doubt !== null && <Badge tone="warning">{token.doubt}</Badge>}
    </span>
  );
}
