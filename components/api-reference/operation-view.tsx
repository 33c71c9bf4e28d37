import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { DataTable, type Column } from "@/components/ui/data-table";
import { Fact, Facts } from "@/components/ui/fact-list";
import { PageLink } from "@/components/ui/page-link";
import { Section } from "@/components/ui/section";
import { curlText, fetchText, operationCall } from "@/lib/domain/api-reference/operation-call";
import type { OperationInfo, ParamInfo } from "@/lib/domain/api-reference/operation-info";
import { apiPath, type NetworkName } from "@/lib/paths";
import { numberText } from "@/lib/text/counted";
import { CodeBox } from "./code-box";
import { OperationForm } from "./operation-form";

interface OperationViewProps {
  readonly network: NetworkName;
  readonly operation: OperationInfo;
  /** Values of parameters, by their names. */
  readonly query: URLSearchParams;
  /** The origin of this explorer, for examples. */
  readonly origin: string;
  /** The answer of a requested call. */
  readonly children: ReactNode;
}

/** Everything about one operation. */
export function OperationView({ network, operation, query, origin, children }: OperationViewProps) {
  const call = operationCall(network.id, operation, query);
  const { method, path, version, about, isOpen, params } = operation;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="card">
        <p>
          <PageLink href={apiPath(network)}>All operations</PageLink>
        </p>
        <h1 className="mt-1 flex flex-wrap items-baseline gap-x-2 text-xl font-semibold wrap-anywhere sm:text-2xl">
          <Badge tone={method === "GET" ? "neutral" : "info"}>{method}</Badge>/api/{version}/{path}
        </h1>
        <p className="mt-2 max-w-prose text-muted">{about}</p>
        <div className="mt-4">
          <OperationFacts operation={operation} />
        </div>
      </div>
      {params.length > 0 && (
        <Section title="Parameters" count={params.length}>
          <DataTable
            caption={`Parameters of ${path}`}
            columns={PARAM_COLUMNS}
            rows={params}
            idOf={({ name }) => name}
          />
        </Section>
      )}
      {isCallable(operation) ? (
        <Section title="Call">
          <OperationForm network={network} operation={operation} query={query} />
        </Section>
      ) : (
        <Section title="Call">
          <p className="text-muted">
            {isOpen
              ? "Not called from this page: it can change the chain."
              : "Not answered by this explorer."}
          </p>
        </Section>
      )}
      {children}
      {isOpen && (
        <Section title="Examples">
          <div className="grid grid-cols-1 gap-3">
            <CodeBox what="curl command" text={curlText(origin, call)} />
            <CodeBox what="TypeScript" text={fetchText(origin, call)} />
          </div>
        </Section>
      )}
    </div>
  );
}

/** Calls that change nothing. */
export function isCallable({ isOpen, operation }: Pick<OperationInfo, "isOpen" | "operation">): boolean {
  return isOpen && operation !== "send";
}

function OperationFacts({
  operation: { rows, sortable, rules, group },
}: Pick<OperationViewProps, "operation">) {
  return (
    <Facts>
      <Fact name="Subject">{group}</Fact>
      {rows !== null && (
        <Fact name="Rows">
          {numberText(rows.default)} if no limit is given, {numberText(rows.max)} at most
          {rows.offset ? "; a page shorter than its limit is the last" : "; no offset"}
        </Fact>
      )}
      {sortable && <Fact name="Order">sort=asc or desc</Fact>}
      {rules.length > 0 && (
        <Fact name="Rules">
          <ul>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Fact>
      )}
    </Facts>
  );
}

const PARAM_COLUMNS: readonly Column<ParamInfo>[] = [
  {
    title: "Name",
    phone: "lead",
    cell: ({ name }) => <code className="font-mono text-sm">{name}</code>,
  },
  { title: "Required", phone: "value", cell: ({ required }) => (required ? "Required" : "Optional") },
  { title: "Type", phone: "detail", width: "w-40", cell: ({ type }) => type },
  {
    title: "Values",
    phone: "aside",
    cell: ({ atMost }) => (atMost > 1 ? `up to ${numberText(atMost)}` : "one"),
  },
  {
    title: "Meaning",
    phone: "more",
    width: "w-1/2",
    cell: ({ about, accepts, type }) =>
      accepts === type || accepts.startsWith("one of") ? about : `${about} ${sentence(accepts)}`,
  },
];

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
