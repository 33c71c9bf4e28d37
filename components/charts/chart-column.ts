import type { Column } from "@/components/ui/data-table";
import type { ExportColumn } from "@/lib/domain/export/export-column";

/** A column of a chart's table, on screen and in the file. */
export type ChartColumn<R> = Column<R> & ExportColumn<R>;
