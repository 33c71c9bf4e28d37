import { InterfaceEntry } from "@/components/entity/interface-entry";
import { DataTable, type Column } from "@/components/ui/data-table";
import { PageLink } from "@/components/ui/page-link";
import { knownMethod } from "@/lib/domain/call/methods/known-methods";
import type { Contract } from "@/lib/domain/contract/contract-report";
import { missingCodeText } from "@/lib/domain/contract/missing-code-text";
import type { Address } from "@/lib/ton/address/address";
import { counted } from "@/lib/text/counted";
import { methodName, type MethodName } from "@/lib/ton/contract/method-names";

const USES: Readonly<Record<MethodName["use"], string>> = {
  handler: "message handler",
  method: "get method",
  inner: "internal",
};

const ORDER = Object.keys(USES);

type MethodPath = (method: MethodName) => string;

function columnsOf(pathOf: MethodPath, account: Address, callable: boolean): readonly Column<MethodName>[] {
  return [
    {
      title: "Method",
      phone: "lead",
      cell: (method) => {
        const { id, name, use } = method;
        const text = name === null ? `method ${id}` : <span className="font-mono">{name}</span>;
        return use === "method" ? <PageLink href={pathOf(method)}>{text}</PageLink> : text;
      },
    },
    {
      title: "ID",
      phone: "value",
      numeric: true,
      cell: ({ id }) => (
        <InterfaceEntry of={account} entry={{ methodId: id }}>
          <span className="code-text">{id}</span>
        </InterfaceEntry>
      ),
    },
    callable
      ? { title: "Standard", phone: "detail", cell: ({ id }) => knownMethod(id)?.standard }
      : { title: "Type", phone: "detail", cell: ({ use }) => USES[use] },
  ];
}

/** Rows shown before the rest is opened. */
const SHOWN = 5;

interface MethodTableProps {
  /** The path for calling a get method. */
  readonly pathOf: MethodPath;
  readonly account: Address;
  readonly methods: Contract["methods"];
  readonly running: Contract["running"];
  /** Only the methods that can be called. */
  readonly callable?: boolean;
}

/** The methods of a contract by their ids in the code. */
export function MethodTable({ pathOf, account, methods, running, callable = false }: MethodTableProps) {
  if (methods === null)
    return (
      <p className="max-w-prose text-muted">
        {running.is === "read" ? "No method dictionary found in the code." : missingCodeText(running)}
      </p>
    );
  const rows = methods.ids
    .map((id) => methodName(id))
    .filter(({ use }) => !callable || use === "method")
    .toSorted((a, b) => ORDER.indexOf(a.use) - ORDER.indexOf(b.use) || named(a) - named(b));
  const rest = rows.slice(SHOWN);
  const table = { columns: columnsOf(pathOf, account, callable), idOf: ({ id }: MethodName) => String(id) };
  return (
    <>
      <p className="mb-2 max-w-prose text-muted">
        {methods.from === "code"
          ? "Found in the code. Names are matched by method ID."
          : "Listed by the index. Names are matched by method ID."}
      </p>
      <DataTable {...table} caption="Methods of the contract" rows={rows.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details className="mt-2">
          <summary className="cursor-pointer text-link">{counted(rest.length, "more method")}</summary>
          <DataTable {...table} caption="More methods of the contract" rows={rest} />
        </details>
      )}
    </>
  );
}

function named({ name }: MethodName): number {
  return name === null ? 1 : 0;
}
