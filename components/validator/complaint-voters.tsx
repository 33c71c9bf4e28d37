import { ErrorNotice } from "@/components/error/error-notice";
import { DataTable, type Column } from "@/components/ui/data-table";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { ComplaintVoter } from "@/lib/domain/validator/complaint-votes";
import type { Result } from "@/lib/toncenter/error";
import { NodeKey } from "./node-keys";
import { ShareMeter } from "./validator-cells";
import { ValidatorLink } from "./validator-link";

interface ComplaintVotersProps {
  readonly network: PageNetwork;
  /** Null if no complaint was chosen. */
  readonly voters: Result<readonly ComplaintVoter[] | null>;
}

/** Who voted for a complaint. */
export function ComplaintVoters({ network, voters }: ComplaintVotersProps) {
  if (voters.ok && voters.value === null) return null;
  return (
    <section id="votes" className="mt-6 scroll-mt-20">
      <h3 className="mb-3 font-semibold">Votes</h3>
      {!voters.ok ? (
        <ErrorNotice error={voters.error} />
      ) : voters.value === null || voters.value.length === 0 ? (
        <p className="text-muted">No votes</p>
      ) : (
        <DataTable
          caption="Validators that voted for the complaint, in the set of that time, heaviest first"
          columns={voterColumns(network)}
          rows={voters.value}
          idOf={({ rank }) => String(rank)}
        />
      )}
    </section>
  );
}

function voterColumns(network: PageNetwork): readonly Column<ComplaintVoter>[] {
  return [
    {
      title: "Validator",
      phone: "lead",
      cell: ({ publicKey }) => <ValidatorLink network={network} holder={null} publicKey={publicKey} />,
    },
    {
      title: "Rank",
      numeric: true,
      phone: "detail",
      cell: ({ rank }) => (
        <>
          <span className="sm:hidden">Rank </span>
          {rank}
        </>
      ),
    },
    {
      title: "Share of weight",
      numeric: true,
      phone: "value",
      cell: ({ share }) => <ShareMeter share={share} label="Share of the weight" />,
    },
    { title: "ADNL", cell: ({ adnl }) => <NodeKey value={adnl} what="ADNL address" /> },
  ];
}
