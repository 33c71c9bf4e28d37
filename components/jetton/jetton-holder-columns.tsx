import { AddressLink } from "@/components/entity/address-link";
import { PartyLink } from "@/components/transaction/list/party-link";
import { Meter } from "@/components/ui/meter";
import type { Column } from "@/components/ui/data-table";
import type { JettonHolderRow } from "@/lib/domain/jetton/jetton-holder-row";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { shareText } from "@/lib/ton/value/share";
import { JettonAmount } from "./jetton-link";

export function jettonHolderColumns(network: PageNetwork): readonly Column<JettonHolderRow>[] {
  return [
    {
      title: "Holder",
      phone: "lead",
      cell: ({ owner }) => <PartyLink network={network} party={owner} />,
    },
    {
      title: "Balance",
      numeric: true,
      phone: "value",
      cell: ({ token, balance }) => <JettonAmount token={token} value={balance} brief />,
    },
    {
      title: "Share",
      numeric: true,
      phone: "aside",
      cell: ({ share }) => (share === null ? "–" : <Share share={share} />),
    },
    {
      title: "Jetton wallet",
      cell: ({ wallet }) => <AddressLink network={network} address={wallet} copy={false} />,
    },
  ];
}

function Share({ share }: { readonly share: number }) {
  return (
    <span className="inline-flex items-center justify-end gap-3">
      <span className="hidden w-40 lg:block">
        <Meter share={share} label="Share of the supply" />
      </span>
      <span className="min-w-14">{shareText(share)}</span>
    </span>
  );
}
