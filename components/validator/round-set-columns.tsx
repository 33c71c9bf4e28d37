import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import { PageLink } from "@/components/ui/page-link";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { SetMemberRow } from "@/lib/domain/validator/validator-list-rows";
import { writeComplaintsQuery, ALL_COMPLAINTS } from "@/lib/domain/validator/validator-queries";
import { complaintsPath } from "@/lib/paths";
import { counted } from "@/lib/text/counted";
import { NodeKey } from "./node-keys";
import { FactorText, MaybeCoins, MaybeCount, ShareMeter } from "./validator-cells";
import { HolderKind, ValidatorLink } from "./validator-link";

export function roundSetColumns(network: PageNetwork): readonly Column<SetMemberRow>[] {
  return [
    {
      title: "Validator",
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
      cell: ({ holder, isMain }) => (
        <>
          <HolderKind network={network} holder={holder} />
          {!isMain && (
            <>
              {" "}
              <Badge title="It makes no masterchain blocks">Shards only</Badge>
            </>
          )}
        </>
      ),
    },
    {
      title: "Stake",
      numeric: true,
      phone: "value",
      cell: ({ stake }) => <MaybeCoins network={network} value={stake} />,
    },
    {
      title: "Share of weight",
      numeric: true,
      phone: "aside",
      cell: ({ share }) => <ShareMeter share={share} label="Share of the weight" />,
    },
    { title: "Max factor", numeric: true, cell: ({ maxFactor }) => <FactorText factor={maxFactor} /> },
    {
      title: "Complaints",
      numeric: true,
      cell: (row) => <Complaints network={network} row={row} />,
    },
    { title: "Public key", cell: ({ publicKey }) => <NodeKey value={publicKey} what="public key" /> },
    { title: "ADNL", cell: ({ adnl }) => <NodeKey value={adnl} what="ADNL address" /> },
  ];
}

function Complaints({ network, row }: { readonly network: PageNetwork; readonly row: SetMemberRow }) {
  const { complaints, holder, publicKey } = row;
  if (complaints === 0) return <MaybeCount value={0} />;
  const validator =
    holder === null
      ? ({ is: "key", hash: publicKey } as const)
      : ({ is: "holder", address: holder.party.address } as const);
  return (
    <PageLink
      href={complaintsPath(network, writeComplaintsQuery({ ...ALL_COMPLAINTS, validator }))}
      aria-label={counted(complaints, "complaint")}
    >
      {complaints}
    </PageLink>
  );
}
