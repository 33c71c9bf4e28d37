import { Counted } from "@/components/entity/counted";
import { PartyLink } from "@/components/transaction/list/party-link";
import { Count } from "@/components/entity/count";
import { RefreshedError } from "@/components/error/refreshed-error";
import { DataTable, type Column } from "@/components/ui/data-table";
import { Meter } from "@/components/ui/meter";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { NftOwner, NftOwners } from "@/lib/domain/nft/nft-owners";
import { shareText } from "@/lib/ton/value/share";

interface NftOwnersViewProps {
  readonly network: PageNetwork;
  readonly owners: NftOwners;
}

/** Who owns the NFTs of a collection, as far as its items were loaded. */
export function NftOwnersView({
  network,
  owners: { largest, owners, items, isAll, problem },
}: NftOwnersViewProps) {
  if (problem !== null) return <RefreshedError error={problem} />;
  return (
    <>
      <p className="mb-3">
        <Counted count={owners} one="owner" />{" "}
        <span className="text-muted">
          {isAll ? "of all " : "of the first "}
          <Counted count={items} one="item" />
          {isAll ? "" : " by index, others not counted"}
          {largest.length < owners ? `, the ${largest.length} largest shown` : ""}
        </span>
      </p>
      {largest.length > 0 && (
        <DataTable
          caption="Owners of this collection, those with most items first"
          columns={ownerColumns(network)}
          rows={largest}
          idOf={({ owner }) => owner.address}
        />
      )}
    </>
  );
}

function ownerColumns(network: PageNetwork): readonly Column<NftOwner>[] {
  return [
    {
      title: "Owner",
      phone: "lead",
      cell: ({ owner }) => <PartyLink network={network} party={owner} />,
    },
    { title: "Items", numeric: true, phone: "value", cell: ({ items }) => <Count value={items} /> },
    {
      title: "On sale",
      numeric: true,
      phone: "detail",
      cell: ({ listed }) => (listed === 0 ? <span className="text-muted">–</span> : <>{listed} on sale</>),
    },
    {
      title: "Share",
      numeric: true,
      phone: "aside",
      cell: ({ share }) => (
        <span className="inline-flex items-center justify-end gap-3">
          <span className="hidden w-40 lg:block">
            <Meter share={share} label="Share of the items" />
          </span>
          <span className="min-w-14">{shareText(share)}</span>
        </span>
      ),
    },
  ];
}
