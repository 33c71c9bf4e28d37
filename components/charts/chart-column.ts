import type { Column } from "@/components/ui/data-table";
import type { ExportColumn } from "@/lib/domain/export/column";

/** A column of the table behind a chart: on screen, and in a file. */
export type ChartColumn<R> = Column<R> & ExportColumn<R>;
