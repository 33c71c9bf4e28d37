import { DataTable, type Column } from "@/components/ui/data-table";
import type { Cells, Contract } from "@/lib/domain/contract/contract-report";
import { methodName, type MethodName } from "@/lib/ton/contract/method-names";

const USES: Readonly<Record<MethodName["use"], string>> = {
  handler: "by the network",
  method: "by anybody who asks",
  inner: "by the contract itself",
};

const ORDER = Object.keys(USES);

const COLUMNS: readonly Column<MethodName>[] = [
  {
    title: "Method",
    cell: ({ name }) =>
      name === null ? (
        <span className="text-muted">no known name</span>
      ) : (
        <span className="font-mono">{name}</span>
      ),
  },
  {
    title: "Number",
    numeric: true,
    cell: ({ id }) => <span className="font-mono slashed-zero">{id}</span>,
  },
  { title: "Called", cell: ({ use }) => USES[use] },
];

interface MethodTableProps {
  readonly methods: Contract["methods"];
  readonly running: Cells;
}

/** The methods of a contract by their ids in the code. */
export function MethodTable({ methods, running }: MethodTableProps) {
  if (methods === null)
    return (
      <p className="max-w-prose text-muted">
        {running.is === "read"
          ? "The code has no dictionary of methods: it takes messages only, or is built in a way of its own."
          : "There is no code here whose methods could be listed."}
      </p>
    );
  const rows = methods.ids
    .map((id) => methodName(id))
    .toSorted((a, b) => ORDER.indexOf(a.use) - ORDER.indexOf(b.use) || named(a) - named(b));
  return (
    <>
      <p className="mb-2 max-w-prose text-muted">
        {methods.from === "code"
          ? "Found in the code. It has the numbers only; names are those of known methods with the same number."
          : "As the index lists them. Names are those of known methods with the same number."}
      </p>
      <DataTable
        caption="Methods of the contract"
        columns={COLUMNS}
        rows={rows}
        idOf={({ id }) => String(id)}
      />
    </>
  );
}

function named({ name }: MethodName): number {
  return name === null ? 1 : 0;
}
