import { DataTable, type Column } from "@/components/ui/data-table";
import type { ChangedField } from "@/lib/domain/rerun/rerun-report";

const text = (value: string) => <span className="font-mono text-xs break-all">{value}</span>;

const COLUMNS: readonly Column<ChangedField>[] = [
  { title: "Field", phone: "line", cell: ({ name }) => name.replaceAll("_", " ") },
  { title: "Before", phone: "detail", cell: ({ before }) => text(before) },
  { title: "After", phone: "more", cell: ({ after }) => text(after) },
];

interface ChangedFieldTableProps {
  readonly caption: string;
  readonly fields: readonly ChangedField[];
}

export function ChangedFieldTable({ caption, fields }: ChangedFieldTableProps) {
  return <DataTable caption={caption} columns={COLUMNS} rows={fields} idOf={({ name }) => name} />;
}
