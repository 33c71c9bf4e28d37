import { AddressLink } from "@/components/entity/address-link";
import { Count } from "@/components/entity/count";
import { RefreshedError } from "@/components/error/refreshed-error";
import { Badge } from "@/components/ui/badge";
import { DataTable, type Column } from "@/components/ui/data-table";
import { Section } from "@/components/ui/section";
import type {
  AccountMultisigs,
  MultisigMembership,
  WaitingOrder,
} from "@/lib/domain/multisig/account-multisigs";
import { orderRowId } from "@/lib/domain/multisig/multisig-row-kinds";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { multisigPath } from "@/lib/paths";
import { ApprovalCount, orderColumns } from "./order-columns";

interface AccountMultisigsViewProps {
  readonly network: PageNetwork;
  readonly report: AccountMultisigs;
}

/** The multisigs of an account, and their orders that wait for approvals. */
export function AccountMultisigsView({ network, report }: AccountMultisigsViewProps) {
  const { multisigs, waiting, newest, isCut, problem } = report;
  if (problem !== null && multisigs.length === 0)
    return (
      <div className="card">
        <RefreshedError error={problem} />
      </div>
    );
  if (multisigs.length === 0)
    return <p className="card text-muted">This account is no signer or proposer of a multisig.</p>;
  return (
    <>
      <Section
        title="Orders waiting for approvals"
        count={<Count value={waiting.length} />}
        {...(newest !== null && { aside: `among the newest ${newest} orders` })}
      >
        {problem !== null && <RefreshedError error={problem} />}
        {problem === null && waiting.length === 0 && <p className="text-muted">None</p>}
        {waiting.length > 0 && (
          <DataTable
            caption="Orders waiting for approvals, newest first"
            columns={waitingColumns(network)}
            rows={waiting}
            idOf={orderRowId}
          />
        )}
      </Section>
      <Section
        title="Multisigs"
        count={<Count value={multisigs.length} />}
        {...(isCut && { aside: "newest" })}
      >
        <DataTable
          caption="Multisigs of this account, newest first"
          columns={multisigColumns(network)}
          rows={multisigs}
          idOf={orderRowId}
        />
      </Section>
    </>
  );
}

const APPROVAL_LABELS = { approved: "Approved", pending: "Pending" } as const;

/** Instead of the status, which is the same for all, shows whether the account has approved. */
function waitingColumns(network: PageNetwork): readonly Column<WaitingOrder>[] {
  return orderColumns(network).map((column): Column<WaitingOrder> =>
    column.title === "Status"
      ? {
          title: "This account",
          phone: "value",
          cell: ({ own }) =>
            own === null ? (
              <Badge>Proposer</Badge>
            ) : (
              <Badge tone={own === "approved" ? "positive" : "warning"}>{APPROVAL_LABELS[own]}</Badge>
            ),
        }
      : column,
  );
}

function multisigColumns(network: PageNetwork): readonly Column<MultisigMembership>[] {
  return [
    {
      title: "Multisig",
      phone: "lead",
      cell: ({ address }) => (
        <AddressLink network={network} address={address} path={multisigPath} copy={false} />
      ),
    },
    {
      title: "Role",
      phone: "value",
      cell: ({ role }) => (role === null ? "–" : role === "signer" ? "Signer" : "Proposer"),
    },
    {
      title: "Threshold",
      numeric: true,
      phone: "detail",
      cell: ({ threshold, signers }) => <ApprovalCount approvals={threshold} threshold={signers} />,
    },
  ];
}
