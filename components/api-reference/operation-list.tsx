import { Badge } from "@/components/ui/badge";
import { ApplyButton, TextField } from "@/components/ui/filter-fields";
import { OutsideLink } from "@/components/ui/outside-link";
import { PageLink } from "@/components/ui/page-link";
import { Section } from "@/components/ui/section";
import { operationGroups, OPERATIONS, type OperationInfo } from "@/lib/domain/api-reference/operation-info";
import { apiPath, openApiPath, type NetworkName } from "@/lib/paths";

interface OperationListProps {
  readonly network: NetworkName;
  readonly search: string;
}

const INTERFACES = { v3: "Index, v3", v2: "Node, v2" } as const;

/** All operations by interface and subject, or those of a search. */
export function OperationList({ network, search }: OperationListProps) {
  const groups = operationGroups(search);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="card grid grid-cols-1 gap-3">
        <p className="max-w-prose">
          The {OPERATIONS.length} operations of the TON Center API. This explorer answers them at{" "}
          <code className="font-mono text-sm">/api/{network.id}/v2</code> and{" "}
          <code className="font-mono text-sm">/api/{network.id}/v3</code> without a key, within a limit for
          each visitor. With a key of your own, call{" "}
          <OutsideLink href="https://docs.ton.org/ecosystem/api/toncenter/introduction">
            TON Center
          </OutsideLink>{" "}
          itself.
        </p>
        <p>
          <a href={openApiPath(network)}>OpenAPI document</a>
        </p>
        <form
          action={apiPath(network)}
          role="search"
          aria-label="Search operations"
          className="grid grid-cols-[minmax(0,24rem)_auto] items-end gap-3"
        >
          <TextField name="q" label="Search" value={search} placeholder="Name, subject or parameter" />
          <ApplyButton label="Search" />
        </form>
      </div>
      {groups.length === 0 && <p className="card">No matching operations.</p>}
      {groups.map(({ version, name, operations }) => (
        <Section
          key={`${version} ${name}`}
          title={`${name} (${version})`}
          count={operations.length}
          aside={INTERFACES[version]}
        >
          <ul className="divide-y divide-line">
            {operations.map((operation) => (
              <OperationItem key={operation.id} network={network} operation={operation} />
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}

interface OperationItemProps {
  readonly network: NetworkName;
  readonly operation: OperationInfo;
}

function OperationItem({ network, operation: { id, method, path, about } }: OperationItemProps) {
  return (
    <li className="grid gap-x-4 py-2 sm:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <span className="flex items-baseline gap-2">
        <Badge tone={method === "GET" ? "neutral" : "info"}>{method}</Badge>
        <PageLink href={apiPath(network, id)} className="font-mono text-sm wrap-anywhere">
          {path}
        </PageLink>
      </span>
      <span className="text-muted">{about}</span>
    </li>
  );
}
